import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { Resource } from '../../../../schemas';
import { useAttempt } from '../../../ui/attempts/useAttempt';
import { FormDialog } from '../../../ui/dialogs/FormDialog';
import { SaveFailure } from '../../../ui/loading/SaveFailure';
import { useChangeViews, useViews, type View } from './useViews';
import { addressOf } from './viewAddress';

interface Props {
  definition: Resource;
  /** How the list is shown now. */
  query: string;
  /** The view that gets another name; a new one without. */
  renamed?: View;
  onClose(): void;
}

const LONGEST = 60;

interface TickProps {
  label: string;
  isOn: boolean;
  onChange(isOn: boolean): void;
}

const Tick = ({ label, isOn, onChange }: TickProps) => (
  <FormControlLabel
    label={label}
    control={<Checkbox checked={isOn} onChange={(_, next) => onChange(next)} />}
  />
);

/** Keeps how a list is shown under a name, or gives a view another one. */
export const SaveView = ({ definition, query, renamed, onClose }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { add, change } = useChangeViews(definition);
  const { isBusy, failure, refused, attempt, retry } = useAttempt();
  const maySetForAll = useViews(definition, true)?.maySetForAll ?? false;
  const [name, setName] = useState(renamed?.name ?? '');
  const [isShared, setShared] = useState(false);
  const [opens, setOpens] = useState(false);
  const saveNew = async () => {
    const id = await add({ name, query, isShared });
    if (opens) await change(id, { isOwnDefault: true });
    navigate({ search: addressOf({ id, query }) });
  };
  const save = async () => {
    const isSaved = await attempt(() => (renamed ? change(renamed.id, { name }) : saveNew()));
    if (isSaved) onClose();
  };
  return (
    <FormDialog
      title={translate(renamed ? 'listViews.renameTitle' : 'listViews.newTitle')}
      isDirty={name !== (renamed?.name ?? '') || isShared || opens}
      isBusy={isBusy}
      onSave={() => void save()}
      onClose={onClose}
    >
      <Stack sx={{ gap: 1 }}>
        <SaveFailure failure={failure} onRetry={() => void retry()} />
        {!renamed && (
          <Typography color="text.secondary">{translate('listViews.newText')}</Typography>
        )}
        <TextField
          label={translate('listViews.name')}
          value={name}
          required
          fullWidth
          margin="dense"
          error={refused.name !== undefined}
          helperText={refused.name}
          onChange={({ target }) => setName(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            void save();
          }}
          slotProps={{ htmlInput: { maxLength: LONGEST } }}
        />
        {!renamed && maySetForAll && (
          <Tick label={translate('listViews.forAll')} isOn={isShared} onChange={setShared} />
        )}
        {!renamed && <Tick label={translate('listViews.opens')} isOn={opens} onChange={setOpens} />}
      </Stack>
    </FormDialog>
  );
};
