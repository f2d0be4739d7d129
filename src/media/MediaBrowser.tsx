import Box from '@mui/material/Box';
import DialogContent from '@mui/material/DialogContent';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { ROOT_FOLDER } from '../../schemas/media/folders';
import type { MediaTypeName } from '../../schemas/media/mediaTypes';
import { FailedToLoad } from '../ui/loading/FailedToLoad';
import { Pager } from '../ui/Pager';
import { SearchBox } from '../ui/SearchBox';
import { UploadList } from '../uploads/UploadList';
import { FolderSelect } from './FolderSelect';
import { MediaChoices } from './MediaChoices';
import type { MediaRecord } from './MediaRecord';
import { UploadButton } from './UploadButton';
import { useMediaDrop } from './useMediaDrop';
import { useMediaFolders } from './useMediaFolders';
import { PAGE_SIZE, useMediaPage } from './useMediaPage';
import { useMediaUploads } from './useMediaUploads';

interface Props {
  of: MediaTypeName;
  /** The files that are chosen now. */
  chosen: readonly number[];
  onPick(record: MediaRecord): void;
  /** Stands before the search. */
  children?: ReactNode;
}

/** What has just been added stands first. */
const NEWEST_FIRST = { field: 'creationDate', order: 'DESC' } as const;

/** The media library within a dialog: looked through, chosen from, and added to. */
export const MediaBrowser = ({ of, chosen, onPick, children }: Props) => {
  const translate = useTranslate();
  const [folderId, setFolderId] = useState<number | null>(null);
  const [search, setSearch] = useState('');
  // The pages of one kind of file are none of another's.
  const [shownPage, setShownPage] = useState({ of, page: 1 });
  const page = shownPage.of === of ? shownPage.page : 1;
  const setPage = (next: number) => setShownPage({ of, page: next });
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
    <DialogContent
      {...drop.getRootProps()}
      sx={{ '&&': { pt: 1 }, bgcolor: drop.isDragActive ? 'action.hover' : undefined }}
    >
      <input {...drop.getInputProps({ style: { display: 'none' } })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mb: 2 }}>
        {children}
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
          <MediaChoices list={list} chosen={chosen} onPick={onPick} />
        )}
      </Box>
      <Pager list={{ page, perPage: PAGE_SIZE, total: list.total, data: list.data, setPage }} />
    </DialogContent>
  );
};
