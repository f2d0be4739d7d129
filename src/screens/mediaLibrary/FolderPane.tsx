import { useDroppable } from '@dnd-kit/core';
import AllIcon from '@mui/icons-material/FolderCopyOutlined';
import FolderIcon from '@mui/icons-material/FolderOutlined';
import RootIcon from '@mui/icons-material/HomeOutlined';
import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Paper from '@mui/material/Paper';
import type SvgIcon from '@mui/material/SvgIcon';
import Typography from '@mui/material/Typography';
import { useLocale, useTranslate } from 'react-admin';
import { ROOT_FOLDER } from '../../../schemas/media/folders';
import type { MediaFolder, MediaFolders } from '../../media/useMediaFolders';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { Skeleton } from '../../ui/optimisations/Skeleton';
import { AddFolderButton, FolderMenu } from './FolderButtons';
import { StorageUse } from './StorageUse';

interface EntryProps {
  name: string;
  count: number;
  Icon: typeof SvgIcon;
  isOpen: boolean;
  isOver?: boolean;
  onOpen(): void;
}

const Entry = ({ name, count, Icon, isOpen, isOver, onOpen }: EntryProps) => {
  const locale = useLocale();
  return (
    <ListItemButton
      selected={isOpen}
      aria-current={isOpen ? 'true' : undefined}
      onClick={onOpen}
      sx={{
        gap: 1,
        py: 0.5,
        px: 1,
        minWidth: 0,
        borderRadius: 1,
        outline: isOver ? '2px solid' : undefined,
        outlineColor: 'primary.main',
      }}
    >
      <Icon fontSize="small" color={isOpen ? 'primary' : 'action'} />
      <Typography variant="body2" noWrap title={name} sx={{ flex: 1 }}>
        {name}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {count.toLocaleString(locale)}
      </Typography>
    </ListItemButton>
  );
};

interface FolderProps {
  folder: MediaFolder;
  isOpen: boolean;
  onOpen(folderId: number | null): void;
}

const Folder = ({ folder, isOpen, onOpen }: FolderProps) => {
  const { setNodeRef, isOver } = useDroppable({ id: folder.id });
  return (
    <ListItem ref={setNodeRef} disablePadding sx={{ mb: 0.25 }}>
      <Entry
        name={folder.name}
        count={folder.shown}
        Icon={folder.id === ROOT_FOLDER.id ? RootIcon : FolderIcon}
        isOpen={isOpen}
        isOver={isOver}
        onOpen={() => onOpen(folder.id)}
      />
      <FolderMenu folder={folder} onGone={() => isOpen && onOpen(null)} />
    </ListItem>
  );
};

interface Props {
  folders: MediaFolders;
  /** `null`: all folders are open. */
  folderId: number | null;
  onOpen(folderId: number | null): void;
}

/** The folders, to open one and to drop files on, and how much of the storage is used. */
export const FolderPane = ({ folders, folderId, onOpen }: Props) => {
  const translate = useTranslate();
  const all = folders.folders.reduce((sum, { shown }) => sum + shown, 0);
  return (
    <Paper
      variant="outlined"
      component="nav"
      aria-label={translate('media.folders.title')}
      sx={{ width: 264, flex: 'none', position: 'sticky', top: 72 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', pl: 2, pr: 1, pt: 1 }}>
        <Typography variant="subtitle2" component="h2" sx={{ flex: 1 }}>
          {translate('media.folders.title')}
        </Typography>
        <AddFolderButton />
      </Box>
      {folders.error && (
        <Box sx={{ p: 1 }}>
          <FailedToLoad error={folders.error} onRetry={() => folders.refetch()} />
        </Box>
      )}
      {folders.isPending ? (
        <Skeleton variant="rounded" height={160} style={{ margin: 8 }} />
      ) : (
        <List
          dense
          // It scrolls within the window, so that the storage stays in sight.
          sx={{ p: 1, maxHeight: 'calc(100vh - 320px)', minHeight: 160, overflowY: 'auto' }}
        >
          <ListItem disablePadding sx={{ mb: 0.25 }}>
            <Entry
              name={translate('media.folders.all')}
              count={all}
              Icon={AllIcon}
              isOpen={folderId === null}
              onOpen={() => onOpen(null)}
            />
          </ListItem>
          {folders.folders.map((folder) => (
            <Folder
              key={folder.id}
              folder={folder}
              isOpen={folder.id === folderId}
              onOpen={onOpen}
            />
          ))}
        </List>
      )}
      <StorageUse {...folders} />
    </Paper>
  );
};
