import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { ROOT_FOLDER } from '../../../schemas/media/folders';
import type { MediaRecord } from '../../media/MediaRecord';
import type { MediaFolder } from '../../media/useMediaFolders';
import { SaveFailure } from '../../ui/loading/SaveFailure';
import { FolderChoice } from './FolderChoice';
import { useFileChanges } from './useFileChanges';
import { WhoseStays } from './WhoseStays';

interface Props {
  definition: Resource;
  records: readonly MediaRecord[];
  folders: readonly MediaFolder[];
  onClose(): void;
}

/** Asks into which folder files are moved. */
export const MoveFiles = ({ definition, records, folders, onClose }: Props) => {
  const translate = useTranslate();
  const id = useId();
  const [folderId, setFolderId] = useState(records[0]?.folderId ?? ROOT_FOLDER.id);
  const { isBusy, failure, asked, hasAsked, move } = useFileChanges('inPlace');
  const save = async () => {
    if (await move(records, folderId)) onClose();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  if (hasAsked) return <WhoseStays definition={definition} asked={asked} />;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>
        {translate('media.moveTitle', { smart_count: records.length })}
      </DialogTitle>
      <DialogContent sx={{ '&&': { pt: 1 } }}>
        <SaveFailure failure={failure} onRetry={save} />
        <form onSubmit={submit}>
          <FolderChoice folders={folders} value={folderId} onChange={setFolderId} autoFocus />
        </form>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('views.cancel')}</Button>
        <Button variant="contained" loading={isBusy} onClick={save}>
          {translate('media.move')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
