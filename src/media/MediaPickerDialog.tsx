import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ROOT_FOLDER } from '../../schemas/media/folders';
import type { MediaTypeName } from '../../schemas/media/mediaTypes';
import { FailedToLoad } from '../ui/loading/FailedToLoad';
import { Pager } from '../ui/Pager';
import { SearchBox } from '../ui/SearchBox';
import { useMediaQuery } from '../ui/useMediaQuery';
import { UploadList } from '../uploads/UploadList';
import { FolderSelect } from './FolderSelect';
import { MediaChoices } from './MediaChoices';
import { UploadButton } from './UploadButton';
import { useMediaDrop } from './useMediaDrop';
import { useMediaFolders } from './useMediaFolders';
import { PAGE_SIZE, useMediaPage } from './useMediaPage';
import { useMediaUploads } from './useMediaUploads';

interface Props {
  of: MediaTypeName;
  /** The file that is chosen now. */
  value: number | null;
  onPick(id: number): void;
  onClose(): void;
}

/** What has just been added stands first. */
const NEWEST_FIRST = { field: 'creationDate', order: 'DESC' } as const;

/** The media library in a dialog, to choose one file from or to add it to. */
export const MediaPickerDialog = ({ of, value, onPick, onClose }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const [folderId, setFolderId] = useState<number | null>(null);
  const [search, setSearch] = useState('');
  const [page, setPage] = useState(1);
  const folders = useMediaFolders();
  const list = useMediaPage({ of, folderId, search, page, sort: NEWEST_FIRST });
  const { queue, uploads } = useMediaUploads();
  const drop = useMediaDrop((files) =>
    queue.add(files, { folderId: folderId ?? ROOT_FOLDER.id, mediaId: null }),
  );
  const fromStart = (change: () => void) => {
    setPage(1);
    change();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      aria-labelledby={titleId}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pr: 2 }}>
        <DialogTitle id={titleId} sx={{ flex: 1 }}>
          {translate('media.picker.title')}
        </DialogTitle>
        <IconButton aria-label={translate('views.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <DialogContent
        {...drop.getRootProps()}
        sx={{ '&&': { pt: 1 }, bgcolor: drop.isDragActive ? 'action.hover' : undefined }}
      >
        <input {...drop.getInputProps({ style: { display: 'none' } })} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
          <SearchBox
            value={search}
            onChange={(next) => fromStart(() => setSearch(next))}
            label={translate('views.search')}
          />
          <FolderSelect
            folders={folders.folders}
            folderId={folderId}
            onChange={(next) => fromStart(() => setFolderId(next))}
          />
          <Box sx={{ flex: 1 }} />
          <UploadButton onChoose={drop.open} />
        </Box>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <UploadList queue={queue} uploads={uploads} />
          {list.error ? (
            <FailedToLoad error={list.error} onRetry={() => list.refetch()} />
          ) : (
            <MediaChoices list={list} value={value} onPick={onPick} />
          )}
        </Box>
        <Pager list={{ page, perPage: PAGE_SIZE, total: list.total, data: list.data, setPage }} />
      </DialogContent>
    </Dialog>
  );
};
