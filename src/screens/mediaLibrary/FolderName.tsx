import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { FOLDER_NAME_MAX, folderNameOf } from '../../../schemas/media/folders';
import type { MediaFolder } from '../../media/useMediaFolders';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { filled } from '../../ui/useTexts';
import { useLibraryTexts } from './texts';
import { useMediaChanges } from './useMediaChanges';

interface Props {
  /** The folder that gets another name; without it, a new folder is named. */
  folder?: MediaFolder;
  onClose(): void;
}

/** What is wrong with a name that is typed, and what becomes of it. */
const useNameTexts = (typed: string) => {
  const texts = useLibraryTexts().name;
  const name = folderNameOf(typed);
  const problem =
    name === ''
      ? texts.noName
      : name.length > FOLDER_NAME_MAX
        ? filled(texts.tooLong, { max: FOLDER_NAME_MAX })
        : null;
  const help =
    name !== '' && name !== typed.trim() ? filled(texts.becomes, { name }) : texts.allowed;
  return { label: texts.label, name, problem, help };
};

/** Asks for the name of a folder, and shows at once what the name becomes. */
export const FolderName = ({ folder, onClose }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(folder?.name ?? '');
  const [isChecked, setChecked] = useState(false);
  const { label, name, problem, help } = useNameTexts(typed);
  const { isBusy, failure, addFolder, renameFolder } = useMediaChanges('inPlace');

  const save = async () => {
    setChecked(true);
    const isStored = !problem && (await (folder ? renameFolder(folder.id, name) : addFolder(name)));
    if (isStored) onClose();
    else input.current?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const title = translate(folder ? 'media.folders.rename' : 'media.folders.add');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <SaveFailure failure={failure} onRetry={save} />
        <form noValidate onSubmit={submit}>
          <TextField
            autoFocus
            required
            inputRef={input}
            label={label}
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
            error={isChecked && problem !== null}
            helperText={(isChecked && problem) || help}
          />
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('views.cancel')}</Button>
        <Button variant="contained" loading={isBusy} onClick={save}>
          {translate('views.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
