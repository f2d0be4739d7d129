import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type ReactNode, useState } from 'react';
import type { Texts } from '../../../dataProvider/values';
import { CopyButton } from '../../ui/CopyButton';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { QrCode } from './QrCode';
import { useFactorTexts } from './useFactorTexts';
import type { TotpKey } from './useTotpSetUp';

interface Props {
  totpKey: TotpKey;
  isBusy: boolean;
  /** What is wrong, by field. */
  errors: Texts;
  onSave(name: string, code: string): void;
  onClose(): void;
  /** Why there was no answer. */
  failure: ReactNode;
}

/** The key in groups of four, as it is easily typed. */
const inGroups = (secret: string): string => secret.replace(/(.{4})(?=.)/g, '$1 ');

/** Shows the key of an authenticator app, and asks for a code of it. */
export const TotpDialog = ({ totpKey, isBusy, errors, onSave, onClose, failure }: Props) => {
  const texts = useFactorTexts().totp;
  const [code, setCode] = useState('');
  const [name, setName] = useState('');
  const { secret, address } = totpKey;
  const save = () => onSave(name.trim(), code.trim());
  return (
    <FormDialog
      title={texts.title}
      isDirty={code !== '' || name !== ''}
      isBusy={isBusy}
      save={texts.submit}
      onSave={save}
      onClose={onClose}
    >
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
        sx={{ display: 'grid', gap: 2 }}
      >
        {failure}
        <Typography>{texts.scan}</Typography>
        <QrCode text={address} label={texts.picture} />
        <div>
          <Typography variant="body2" color="text.secondary">
            {texts.typed}
          </Typography>
          <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
            <Box component="code" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
              {inGroups(secret)}
            </Box>
            <CopyButton text={secret} label={texts.key} />
          </Box>
        </div>
        <Typography>{texts.enter}</Typography>
        <TextField
          label={texts.code}
          autoComplete="one-time-code"
          required
          value={code}
          onChange={({ target }) => setCode(target.value)}
          error={errors.code !== undefined}
          helperText={errors.code}
          slotProps={{ htmlInput: { inputMode: 'numeric' } }}
        />
        <TextField
          label={texts.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
          error={errors.name !== undefined}
          helperText={errors.name ?? texts.nameHelp}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
        <button type="submit" hidden />
      </Box>
    </FormDialog>
  );
};
