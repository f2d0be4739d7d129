import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Credentials } from '../authProvider';
import { PasskeySignIn } from '../secondStep/PasskeySignIn';
import { SignInStep } from '../secondStep/SignInStep';
import { PasswordField } from './PasswordField';
import { ProviderOffer } from './provider/ProviderOffer';
import { useProviderSignIn } from './provider/useProviderSignIn';
import { useSignIn } from './useSignIn';

interface Props {
  /** Whose session is renewed; anyone can sign in without it. */
  email?: string;
  onSignIn(credentials: Credentials): Promise<void>;
}

/** Asks for an address and a password, and shows in place what is wrong with them. */
export const SignInForm = ({ email: known, onSignIn }: Props) => {
  const translate = useTranslate();
  const [email, setEmail] = useState(known ?? '');
  const [password, setPassword] = useState('');
  const [isAsked, setAsked] = useState(false);
  const emailInput = useRef<HTMLInputElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { isBusy, problem, factors, forgetFactors, signIn } = useSignIn(onSignIn);
  const provider = useProviderSignIn(email.trim());
  const refused = problem || provider.problem;

  const missing = (value: string) =>
    isAsked && value.trim() === '' ? translate('rules.required') : undefined;

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!known && password === '' && (await provider.enter())) return;
    setAsked(true);
    if (email.trim() === '') emailInput.current?.focus();
    else if (password === '') passwordInput.current?.focus();
    else if (!(await signIn({ email: email.trim(), password }))) passwordInput.current?.select();
  };
  if (factors.length > 0)
    return (
      <SignInStep
        kinds={factors}
        onProve={(proof) => onSignIn({ email: email.trim(), password, ...proof })}
        onBack={forgetFactors}
      />
    );
  return (
    <form onSubmit={submit} noValidate style={{ display: 'grid', gap: 16 }}>
      {refused && <Alert severity="error">{refused}</Alert>}
      <TextField
        label={translate('signIn.email')}
        type="email"
        autoComplete="username"
        autoFocus={!known}
        required
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        onBlur={provider.look}
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
      {!known && provider.isOffered && <ProviderOffer {...provider} />}
      <PasskeySignIn onSignIn={(proof) => onSignIn({ ...proof, ...(known && { email: known }) })} />
      <Typography variant="body2" color="text.secondary">
        {translate('signIn.forgotten')}
      </Typography>
    </form>
  );
};
