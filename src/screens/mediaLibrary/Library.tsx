import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Paper from '@mui/material/Paper';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { ROOT_FOLDER } from '../../../schemas/media/folders';
import type { MediaTypeName } from '../../../schemas/media/mediaTypes';
import { useLabels } from '../../fields/labels';
import { UploadButton } from '../../media/UploadButton';
import { useMediaDrop } from '../../media/useMediaDrop';
import { useMediaFolders } from '../../media/useMediaFolders';
import { PAGE_SIZE, useMediaPage } from '../../media/useMediaPage';
import { useMediaUploads } from '../../media/useMediaUploads';
import { usePageTitle } from '../../routing/pageTitle';
import { PageHead } from '../../ui/PageHead';
import { Pager } from '../../ui/Pager';
import { useIsPhone } from '../../ui/useIsPhone';
import { useIsWide } from '../../ui/useIsWide';
import { useStored } from '../../ui/useStored';
import { UploadList } from '../../uploads/UploadList';
import { DropNotice } from './DropNotice';
import { FileDialogs } from './FileDialogs';
import { Files } from './Files';
import { FolderPane } from './FolderPane';
import { LibraryToolbar } from './LibraryToolbar';
import { MoveByDragging } from './MoveByDragging';
import { OpenedFile } from './OpenedFile';
import { PhoneToolbar } from './PhoneToolbar';
import { SelectionBar } from './SelectionBar';
import { StorageUse } from './StorageUse';
import { TypeTabs } from './TypeTabs';
import { UploadGuard } from './UploadGuard';
import { useFileChanges } from './useFileChanges';
import { type Dialogs, useFileDialogs } from './useFileDialogs';
import { sorts, useLibraryAddress } from './useLibraryAddress';
import { type Selection, useSelection } from './useSelection';
import { WhoseStays } from './WhoseStays';

interface Props {
  definition: Resource;
  of: MediaTypeName;
  /** The file that the address leads to. */
  opened?: number;
}

/** The page of an address; the last one, or that of all folders, when it is there no more. */
const useLibraryPage = (of: MediaTypeName) => {
  const address = useLibraryAddress();
  const folders = useMediaFolders(of);
  const { folderId, search, page, sort, setPage, openFolder } = address;
  const list = useMediaPage({ of, folderId, search, page, sort: sorts[sort], isChanged: true });
  const last = Math.max(1, Math.ceil(list.total / PAGE_SIZE));
  const isBeyond = list.data !== undefined && !list.isPlaceholderData && page > last;
  const isGone = folderId !== null && folders.isUnknown(folderId);
  useEffect(() => {
    if (isGone) openFolder(null, true);
    else if (isBeyond) setPage(last, true);
  });
  return { address, folders, list };
};

interface OpenProps {
  of: MediaTypeName;
  page: ReturnType<typeof useLibraryPage>;
  selection: Selection;
  dialogs: Dialogs;
}

/** The files of the open folder, and what can be done with those that are ticked. */
const OpenFolder = ({ of, page, selection, dialogs }: OpenProps) => {
  const { address, folders, list } = page;
  const isWide = useIsWide();
  const isPhone = useIsPhone();
  const [isList, setList] = useStored('backoffice.media.list', false);
  const toolbar = { address, folders, isSearch: list.isSearch, isList, onView: setList };
  return (
    <Paper variant="outlined" sx={{ overflow: 'clip' }}>
      {isPhone ? (
        <PhoneToolbar {...toolbar} of={of} total={list.total} />
      ) : (
        <LibraryToolbar {...toolbar} hasFolderPane={isWide} />
      )}
      <SelectionBar
        records={list.records}
        selection={selection}
        isOver={isPhone}
        onMove={() => dialogs.move()}
        onRemove={() => dialogs.remove()}
      />
      <Box sx={{ height: 3 }}>
        {list.isFetching && <LinearProgress sx={{ height: 3 }} aria-hidden />}
      </Box>
      <Files
        list={list}
        isList={isList}
        selection={selection}
        dialogs={dialogs}
        folderOf={address.folderId === null || list.isSearch ? folders.nameOf : undefined}
      />
      <Pager
        list={{
          page: address.page,
          perPage: PAGE_SIZE,
          total: list.total,
          data: list.data,
          setPage: address.setPage,
        }}
      />
      {!isWide && <StorageUse {...folders} />}
    </Paper>
  );
};

/** The media library: folders beside the files of the open one, and what can be done with both. */
export const Library = ({ definition, of, opened }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const isWide = useIsWide();
  const isPhone = useIsPhone();
  const page = useLibraryPage(of);
  const { address, folders, list } = page;
  const selection = useSelection(list.records.map(({ id }) => id));
  const dialogs = useFileDialogs(list.records, selection.selected);
  const changes = useFileChanges();
  const move = (ids: readonly number[], folderId: number) =>
    changes.move(
      list.records.filter(({ id }) => ids.includes(id)),
      folderId,
    );
  const { queue, uploads } = useMediaUploads();
  const target = address.folderId ?? ROOT_FOLDER.id;
  const drop = useMediaDrop((files) => queue.add(files, { folderId: target, mediaId: null }));
  usePageTitle(translate(`media.types.${of}`));

  return (
    <Box component="section" aria-busy={list.isFetching} {...drop.getRootProps()}>
      <input {...drop.getInputProps({ style: { display: 'none' } })} />
      <PageHead title={labels.several()}>
        <UploadButton isMain onChoose={drop.open} />
      </PageHead>
      {!isPhone && <TypeTabs of={of} />}
      <MoveByDragging
        records={list.records}
        selected={selection.selected}
        folders={folders.folders}
        onMove={move}
      >
        <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 2 }}>
          {isWide && (
            <FolderPane
              folders={folders}
              // A search looks into all of them.
              folderId={list.isSearch ? null : address.folderId}
              onOpen={address.openFolder}
            />
          )}
          <Box
            sx={{
              flex: 1,
              minWidth: 0,
              display: 'grid',
              gridTemplateColumns: 'minmax(0, 1fr)',
              gap: 2,
            }}
          >
            <UploadList queue={queue} uploads={uploads} />
            <OpenFolder of={of} page={page} selection={selection} dialogs={dialogs} />
          </Box>
        </Box>
      </MoveByDragging>
      {opened !== undefined && <OpenedFile id={opened} dialogs={dialogs} />}
      <FileDialogs
        definition={definition}
        dialogs={dialogs}
        folders={folders.folders}
        onReplace={(record, file) =>
          queue.add([file], { folderId: record.folderId ?? ROOT_FOLDER.id, mediaId: record.id })
        }
      />
      <WhoseStays definition={definition} asked={changes.asked} />
      {drop.isDragActive && <DropNotice folder={folders.nameOf(target)} />}
      <UploadGuard queue={queue} isRunning={queue.isRunning()} />
    </Box>
  );
};
