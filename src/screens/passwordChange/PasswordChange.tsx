import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useId, useState } from 'react';
import { HttpError, useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { confirmSession } from '../../session/sessionLife';
import { useSession } from '../../session/useSession';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { MINIMUM_LENGTH, type Passwords, passwordRules } from './passwordRules';
import { RulesList } from './RulesList';

const empty: Passwords = { oldpassword: '', newpassword: '', repeat: '' };
const names = ['oldpassword', 'newpassword', 'repeat'] as const;

/** Changes the signed-in person's password, once all rules hold. */
const PasswordChange = () => {
  const translate = useTranslate();
  const provider = useDataProvider<BackOfficeProvider>();
  const id = useId();
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { isBusy, failure, attempt } = useAttempt();
  const minimum = useSession()?.passwordLength ?? MINIMUM_LENGTH;
  const rules = passwordRules(values, minimum);
  const isRight = Object.values(rules).every((holds) => holds);

  const change = () =>
    attempt(async () => {
      const { oldpassword, newpassword } = values;
      setErrors({});
      try {
        await provider.call('myAccount', {}, {}, { args: { oldpassword, newpassword } });
        setValues(empty);
        await confirmSession();
      } catch (error) {
        if (error instanceof HttpError) setErrors(error.body?.errors ?? {});
        throw error;
      }
    });

  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isRight) change();
      }}
      sx={{ display: 'grid', gap: 2.5, maxWidth: 480 }}
    >
      <SaveFailure failure={failure} onRetry={change} />
      {names.map((name) => (
        <TextField
          key={name}
          id={`${id}-${name}`}
          type="password"
          required
          fullWidth
          label={translate(`password.${name}`)}
          autoComplete={name === 'oldpassword' ? 'current-password' : 'new-password'}
          value={values[name]}
          onChange={({ target }) => setValues({ ...values, [name]: target.value })}
          error={errors[name] !== undefined}
          helperText={errors[name]}
        />
      ))}
      <RulesList rules={rules} minimum={minimum} />
      <Box>
        <Button type="submit" variant="contained" disabled={!isRight} loading={isBusy}>
          {translate('password.change')}
        </Button>
      </Box>
    </Box>
  );
};

export default PasswordChange;
