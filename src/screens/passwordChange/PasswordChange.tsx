import CheckIcon from '@mui/icons-material/CheckCircleOutlined';
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { HttpError, useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import type { ScreenProps } from '../../views/screenContexts';
import { MINIMUM_LENGTH, type Passwords, passwordRules } from './passwordRules';

const empty: Passwords = { oldpassword: '', newpassword: '', repeat: '' };
const names = ['oldpassword', 'newpassword', 'repeat'] as const;

/** Changes the signed-in person's password, once all rules hold. */
const PasswordChange = ({ definition, record }: ScreenProps) => {
  const translate = useTranslate();
  const provider = useDataProvider<BackOfficeProvider>();
  const id = useId();
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const { isBusy, failure, attempt } = useAttempt();
  const rules = passwordRules(values);
  const isRight = Object.values(rules).every((holds) => holds);

  const change = () =>
    attempt(async () => {
      const { oldpassword, newpassword } = values;
      setErrors({});
      try {
        await provider.call(definition.name, {}, record, { args: { oldpassword, newpassword } });
        setValues(empty);
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
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {Object.entries(rules).map(([rule, holds]) => (
          <Box component="li" key={rule} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            {holds ? (
              <CheckIcon fontSize="small" color="success" />
            ) : (
              <OpenIcon fontSize="small" color="disabled" />
            )}
            <Typography variant="body2" color={holds ? 'text.primary' : 'text.secondary'}>
              {translate(`password.rules.${rule}`, { minimum: MINIMUM_LENGTH })}
            </Typography>
          </Box>
        ))}
      </Box>
      <Box>
        <Button type="submit" variant="contained" disabled={!isRight} loading={isBusy}>
          {translate('password.change')}
        </Button>
      </Box>
    </Box>
  );
};

export default PasswordChange;
