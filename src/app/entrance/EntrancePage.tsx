import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { useDocumentTitle } from '../../routing/pageTitle';
import { Brand } from '../bar/Brand';
import { LocaleSwitch } from '../bar/LocaleSwitch';
import { ThemeSwitch } from '../bar/ThemeSwitch';

interface Props {
  title: string;
  children: ReactNode;
  /** Of what stands in the middle, in pixels. */
  width?: number;
}

/** A page of those who aren't signed in. */
export const EntrancePage = ({ title, children, width = 400 }: Props) => {
  const translate = useTranslate();
  useDocumentTitle([title], translate('shell.product'));
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Box
        component="header"
        sx={{ display: 'flex', justifyContent: 'flex-end', gap: 0.5, p: { xs: 1, sm: 2 } }}
      >
        <LocaleSwitch />
        <ThemeSwitch />
      </Box>
      <Box
        component="main"
        sx={{
          flex: 1,
          display: 'flex',
          flexDirection: 'column',
          alignItems: 'center',
          justifyContent: { sm: 'center' },
          gap: 4,
          px: 2,
          pt: { xs: 2, sm: 0 },
          pb: { xs: 4, sm: 16 },
        }}
      >
        <Brand size={36} />
        <Paper variant="outlined" sx={{ width: '100%', maxWidth: width, p: { xs: 3, sm: 4 } }}>
          <Typography variant="h5" component="h1" sx={{ mb: 3 }}>
            {title}
          </Typography>
          {children}
        </Paper>
      </Box>
    </Box>
  );
};
