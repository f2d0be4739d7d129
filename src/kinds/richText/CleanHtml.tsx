import Box from '@mui/material/Box';
import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import { cleanWith } from '../../../schemas/html/allowedHtml';
import { tableLook } from './tableLook';

interface Props {
  html: string;
}

/** Formatted text, cleaned. */
export const CleanHtml = ({ html }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.replaceChildren(cleanWith(DOMPurify, html));
  }, [html]);
  return (
    <Box
      ref={box}
      sx={{
        overflowWrap: 'anywhere',
        '& a': { color: 'primary.main' },
        // The same bullets wherever it stands, within a list as well.
        '& ul': { listStyleType: 'disc' },
        '& ul ul': { listStyleType: 'circle' },
        '& img': { maxWidth: '100%', height: 'auto' },
        ...tableLook,
        '& > :first-of-type': { mt: 0 },
        '& > :last-child': { mb: 0 },
      }}
    />
  );
};
