import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { PasswordField } from './PasswordField';
import { useSignIn } from './useSignIn';

interface Props {
  /** Whose session is renewed; anyone can sign in without it. */
  email?: string;
  onSignIn(credentials: { email: string; password: string }): Promise<void>;
}

/** Asks for an address and a password, and shows in place what is wrong with them. */
export const SignInForm = ({ email: known, onSignIn }: Props) => {
  const translate = useTranslate();
  const [email, setEmail] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const [isAsked, setAsked] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { isBusy, problem, signIn } = useSignIn(onSignIn);

  const missing = (value: string) =>
    isAsked && value.trim() === '' ? translate('rules.required') : undefined;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (email.trim() === '') emailInput.current?.focus();
    else if (password === '') passwordInput.current?.focus();
    else if (!(await signIn({ email: email.trim(), password }))) passwordInput.current?.select();
  };
  return (
    <form onSubmit={submit} noValidate style={{ display: 'grid', gap: 16 }}>
      {problem && <Alert severity="error">{problem}</Alert>}
      <TextField
        label={translate('signIn.email')}
        type="email"
        autoComplete="username"
        autoFocus={!known}
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={missing(email) !== undefined}
        helperText={missing(email)}
        inputRef={emailInput}
        slotProps={{ input: { readOnly: known !== undefined } }}
      />
      <PasswordField
        value={password}
        onChange={setPassword}
        problem={missing(password)}
        hasFocus={known !== undefined}
        inputRef={passwordInput}
      />
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {translate('signIn.submit')}
      </Button>
      <Typography variant="body2" color="text.secondary">
        {translate('signIn.forgotten')}
      </Typography>
    </form>
  );
};
