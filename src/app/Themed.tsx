import { ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useMaterial } from '../ui/theme/material';

/** A theme in the form of a function stands inside another one, or Material warns on every page in development. */
const NONE = {};

/** Gives the theme to Material's parts, from when something needs it (`layout/useMaterialLater.ts`). */
export const Themed = ({ children }: { children: ReactNode }) => {
  const theme = useMaterial();
  // As a function, or it would be written out as variables once more, which the style sheet has.
  return (
    <ThemeProvider theme={NONE}>
      <ThemeProvider theme={useMemo(() => () => theme ?? {}, [theme])}>{children}</ThemeProvider>
    </ThemeProvider>
  );
};
