import Box from '@mui/material/Box';
import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';

interface Props {
  html: string;
}

const allowed = {
  ALLOWED_TAGS: [
    ...['p', 'br', 'hr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'div', 'span', 'blockquote', 'pre'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'mark', 'ul', 'ol', 'li', 'a'],
    ...['img', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: [
    ...['href', 'src', 'alt', 'title', 'width', 'height', 'colspan', 'rowspan', 'start', 'style'],
  ],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/(?!\/)|#)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** What is left of a text that a person wrote: nothing that isn't on the list, of styles the alignment. */
const clean = (html: string): DocumentFragment => {
  const fragment = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  for (const element of fragment.querySelectorAll<HTMLElement>('[style]')) {
    const { textAlign } = element.style;
    element.removeAttribute('style');
    element.style.textAlign = textAlign;
  }
  for (const link of fragment.querySelectorAll('a[href]')) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
  }
  return fragment;
};

/** Formatted text, cleaned. */
export const CleanHtml = ({ html }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.replaceChildren(clean(html)), [html]);
  return (
    <Box
      ref={box}
      sx={{
        overflowWrap: 'anywhere',
        '& a': { color: 'primary.main' },
        '& img': { maxWidth: '100%', height: 'auto' },
        '& > :first-of-type': { mt: 0 },
        '& > :last-child': { mb: 0 },
      }}
    />
  );
};
