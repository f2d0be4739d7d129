import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { isLocale, localeNames, locales } from '../../../schemas/routing/locales';
import { homePath, useCurrentLocale } from '../../routing/paths';
import { authProvider } from '../authProvider';
import { PasswordField } from './PasswordField';
import { useSetUp } from './useSetUp';

const person = [
  ['firstName', 'given-name', false],
  ['insertions', 'off', false],
  ['lastName', 'family-name', true],
] as const;

const nothing = {
  token: '',
  organisation: '',
  firstName: '',
  insertions: '',
  lastName: '',
  email: '',
  password: '',
};

/** Asks for the token that the start printed, the provider's organisation and its administrator, and signs that in. */
export const SetUpForm = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const shown = useCurrentLocale();
  const [values, setValues] = useState(nothing);
  const [chosen, setChosen] = useState('');
  const language = isLocale(chosen) ? chosen : shown;
  const form = useRef<HTMLFormElement>(null);
  const passwordInput = useRef<HTMLInputElement>(null);
  const { isBusy, problem, errors, setUp } = useSetUp();

  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!(await setUp({ ...values, language }))) return;
    await authProvider.login({ email: values.email.trim(), password: values.password });
    navigate(homePath(language), { replace: true });
  };

  const change = (name: keyof typeof nothing) => (value: string) =>
    setValues((before) => ({ ...before, [name]: value }));
  const fieldOf = (name: keyof typeof nothing, required = true) => ({
    label: translate(`setUp.${name}`),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => change(name)(target.value),
    error: errors[name] !== undefined,
    helperText: errors[name],
    required,
  });
  return (
    <form ref={form} onSubmit={submit} noValidate style={{ display: 'grid', gap: 16 }}>
      {problem && Object.keys(errors).length === 0 && <Alert severity="error">{problem}</Alert>}
      <Typography variant="body2" color="text.secondary">
        {translate('setUp.text')}
      </Typography>
      <TextField {...fieldOf('token')} autoComplete="off" autoFocus />
      <TextField {...fieldOf('organisation')} autoComplete="organization" />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 10rem 1fr' } }}>
        {person.map(([name, autoComplete, required]) => (
          <TextField key={name} {...fieldOf(name, required)} autoComplete={autoComplete} />
        ))}
      </Box>
      <TextField {...fieldOf('email')} type="email" autoComplete="username" />
      <PasswordField
        value={values.password}
        onChange={change('password')}
        problem={errors.password}
        hasFocus={false}
        inputRef={passwordInput}
        isNew
      />
      <TextField
        select
        label={translate('setUp.language')}
        value={language}
        onChange={({ target }) => setChosen(target.value)}
      >
        {locales.map((locale) => (
          <MenuItem key={locale} value={locale} lang={locale}>
            {localeNames[locale]}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="contained" size="large" loading={isBusy}>
        {translate('setUp.submit')}
      </Button>
    </form>
  );
};
