import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import PasswordChange from '../../screens/passwordChange/PasswordChange';
import { authProvider } from '../authProvider';
import { EntrancePage } from '../entrance/EntrancePage';

/** Asks for a password of one's own, in place of the one that was generated. */
export const ChoosePasswordPage = () => {
  const translate = useTranslate();
  return (
    <EntrancePage title={translate('password.choose.title')}>
      <Typography color="text.secondary" sx={{ mb: 3 }}>
        {translate('password.choose.text')}
      </Typography>
      <PasswordChange />
      <Button sx={{ mt: 2 }} onClick={authProvider.logout}>
        {translate('shell.signOut')}
      </Button>
    </EntrancePage>
  );
};
