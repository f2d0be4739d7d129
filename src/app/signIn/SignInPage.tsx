import { useTranslate } from 'react-admin';
import { authProvider } from '../authProvider';
import { EntrancePage } from '../entrance/EntrancePage';
import { SignInForm } from './SignInForm';

/** Asks who comes in. */
export const SignInPage = () => {
  const translate = useTranslate();
  return (
    <EntrancePage title={translate('signIn.title')}>
      <SignInForm onSignIn={authProvider.login} />
    </EntrancePage>
  );
};
