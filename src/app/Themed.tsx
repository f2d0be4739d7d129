import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useEffect, useMemo } from 'react';
import { startMaterial, useMaterial } from '../ui/theme/material';

/** Two frames later the first one, with all that is drawn in it, is on screen. */
const onceDrawn = (work: () => void): (() => void) => {
  let frame = requestAnimationFrame(() => {
    frame = requestAnimationFrame(work);
  });
  return () => cancelAnimationFrame(frame);
};

/** Gives the theme to Material's parts, once the page has been drawn or as soon as something needs it. */
export const Themed = ({ children }: { children: ReactNode }) => {
  const theme = useMaterial();
  useEffect(() => onceDrawn(startMaterial), []);
  // As a function, or it would be written out as variables once more, which the style sheet has.
  return (
    <ThemeProvider theme={useMemo(() => () => theme ?? {}, [theme])}>{children}</ThemeProvider>
  );
};
