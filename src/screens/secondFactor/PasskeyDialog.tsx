import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import type { Answer } from '../../../dataProvider/envelope';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { useFactorTexts } from './useFactorTexts';
import { usePasskeySetUp } from './usePasskeySetUp';

interface Props {
  onAdded(answer: Answer): Promise<void>;
  onClose(): void;
}

/** Asks what a passkey is to be called, and has the browser make it. */
export const PasskeyDialog = ({ onAdded, onClose }: Props) => {
  const texts = useFactorTexts().passkey;
  const [name, setName] = useState('');
  const { isBusy, failure, retry, failed, add } = usePasskeySetUp(onAdded);
  const save = async () => {
    if (await add(name.trim())) onClose();
  };
  return (
    <FormDialog
      title={texts.title}
      isDirty={name !== ''}
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
          void save();
        }}
        sx={{ display: 'grid', gap: 2 }}
      >
        <SaveFailure failure={failure} onRetry={retry} />
        {failed && (
          <Alert severity="error">{failed.reason === 'known' ? texts.known : texts.failed}</Alert>
        )}
        <Typography>{texts.text}</Typography>
        <TextField
          label={texts.name}
          value={name}
          onChange={({ target }) => setName(target.value)}
          helperText={texts.nameHelp}
          slotProps={{ htmlInput: { maxLength: 100 } }}
        />
      </Box>
    </FormDialog>
  );
};
