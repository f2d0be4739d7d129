import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { MediaFolder } from '../../media/useMediaFolders';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { UsageList } from '../../views/usage/Usage';
import { useFolderUsage } from '../../views/usage/useUsage';
import { type TypeDeletion, useMediaChanges } from './useMediaChanges';

interface Props {
  folder: MediaFolder;
  onClose(): void;
  /** Called when the folder has been deleted. */
  onGone(): void;
}

/** Asks before a folder is deleted, and what is to become of its files. */
export const FolderDelete = ({ folder: { id, name, count }, onClose, onGone }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  const [typeDeletion, setTypeDeletion] = useState<TypeDeletion>('folder');
  const { isBusy, failure, removeFolder } = useMediaChanges('inPlace');
  const { data, isLoading } = useFolderUsage(id, count > 0);
  const { using = [], used = 0 } = data ?? {};
  const unused = count - used;
  const remove = async () => {
    if (!(await removeFolder(id, typeDeletion))) return;
    onClose();
    onGone();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={titleId}>
      <DialogTitle id={titleId} sx={{ overflowWrap: 'anywhere' }}>
        {translate('media.folders.removeTitle', { name })}
      </DialogTitle>
      <DialogContent>
        <SaveFailure failure={failure} onRetry={remove} />
        <DialogContentText id={`${titleId}-text`}>
          {count === 0
            ? translate('media.folders.removeEmpty')
            : translate('media.folders.removeText', { smart_count: count })}
        </DialogContentText>
        {isLoading && <LinearProgress aria-label={translate('views.usage.looking')} />}
        <UsageList
          title={translate('media.folders.used', { smart_count: used, of: count })}
          using={using}
          effectOf={() => (typeDeletion === 'all' ? translate('media.folders.lose') : '')}
        />
        {count > 0 && (
          <RadioGroup
            aria-labelledby={`${titleId}-text`}
            value={typeDeletion}
            onChange={(_, value) => setTypeDeletion(value as TypeDeletion)}
            sx={{ mt: 1, gap: 0.5 }}
          >
            <FormControlLabel
              value="folder"
              control={<Radio />}
              label={translate('media.folders.keepFiles')}
            />
            {used > 0 && unused > 0 && (
              <FormControlLabel
                value="unused"
                control={<Radio />}
                label={translate('media.folders.removeUnused', { smart_count: unused, used })}
              />
            )}
            <FormControlLabel
              value="all"
              control={<Radio />}
              label={translate('media.folders.removeFiles')}
            />
          </RadioGroup>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} autoFocus>
          {translate('views.cancel')}
        </Button>
        <Button
          variant="contained"
          color="error"
          loading={isBusy}
          disabled={isLoading}
          onClick={remove}
        >
          {translate('views.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
