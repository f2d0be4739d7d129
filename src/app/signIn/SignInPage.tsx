import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useDocumentTitle } from '../../routing/pageTitle';
import { authProvider } from '../authProvider';
import { Brand } from '../bar/Brand';
import { LocaleSwitch } from '../bar/LocaleSwitch';
import { ThemeSwitch } from '../bar/ThemeSwitch';
import { SignInForm } from './SignInForm';

/** Asks who comes in. */
export const SignInPage = () => {
  const translate = useTranslate();
  useDocumentTitle([translate('signIn.title')], translate('shell.product'));
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
        <Paper variant="outlined" sx={{ width: '100%', maxWidth: 400, p: { xs: 3, sm: 4 } }}>
          <Typography variant="h5" component="h1" sx={{ mb: 3 }}>
            {translate('signIn.title')}
          </Typography>
          <SignInForm onSignIn={authProvider.login} />
        </Paper>
      </Box>
    </Box>
  );
};
