import Box from '@mui/material/Box';
import DOMPurify from 'dompurify';
import { useLayoutEffect, useRef } from 'react';
import { cleanWith } from '../../../schemas/html/allowedHtml';
import { textLook } from './textLook';

interface Props {
  html: string;
}

/** Formatted text, cleaned. */
export const CleanHtml = ({ html }: Props) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    box.current?.replaceChildren(cleanWith(DOMPurify, html));
  }, [html]);
  return <Box ref={box} sx={textLook} />;
};
