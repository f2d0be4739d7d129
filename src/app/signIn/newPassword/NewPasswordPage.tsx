import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { newPassword as en } from '../../../../i18n/en/screens/newPassword';
import { newPassword as nl } from '../../../../i18n/nl/screens/newPassword';
import { useTexts } from '../../../ui/useTexts';
import { EntrancePage } from '../../entrance/EntrancePage';
import { PasswordField } from '../PasswordField';
import { useNewPassword } from './useNewPassword';

/** Takes the password that somebody chooses by a link that was mailed to them. */
export const NewPasswordPage = () => {
  const texts = useTexts({ en, nl });
  const { hash } = useLocation();
  const [password, setPassword] = useState('');
  const [isAsked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const { isBusy, isDone, problem, atPassword, send } = useNewPassword(hash.slice(1));
  const missing = isAsked && password === '' ? texts.required : undefined;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (password !== '') await send(password);
    input.current?.focus();
  };
  if (isDone)
    return (
      <EntrancePage title={texts.done}>
        <Button variant="contained" size="large" fullWidth href="/">
          {texts.signIn}
        </Button>
      </EntrancePage>
    );
  return (
    <EntrancePage title={texts.title}>
      <form onSubmit={submit} noValidate style={{ display: 'grid', gap: 16 }}>
        {problem && <Alert severity="error">{problem}</Alert>}
        <Typography variant="body2" color="text.secondary">
          {texts.text}
        </Typography>
        <PasswordField
          value={password}
          onChange={setPassword}
          problem={missing ?? atPassword}
          hasFocus
          inputRef={input}
          isNew
        />
        <Button type="submit" variant="contained" size="large" loading={isBusy}>
          {texts.submit}
        </Button>
      </form>
    </EntrancePage>
  );
};
