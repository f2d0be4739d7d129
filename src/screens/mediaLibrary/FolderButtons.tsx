import AddIcon from '@mui/icons-material/CreateNewFolderOutlined';
import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { isAllowed } from '../../../dataProvider/session';
import { ROOT_FOLDER } from '../../../schemas/media/folders';
import type { MediaFolder } from '../../media/useMediaFolders';
import { FolderDelete } from './FolderDelete';
import { FolderName } from './FolderName';

/** Opens the dialog for a new folder; absent for who may not add any. */
export const AddFolderButton = () => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  if (!isAllowed('media', 'create')) return null;
  const label = translate('media.folders.add');
  return (
    <>
      <Tooltip title={label}>
        <IconButton aria-label={label} onClick={() => setOpen(true)}>
          <AddIcon fontSize="small" />
        </IconButton>
      </Tooltip>
      {isOpen && <FolderName onClose={() => setOpen(false)} />}
    </>
  );
};

interface Props {
  folder: MediaFolder;
  /** Called when the folder has been deleted. */
  onGone(): void;
}

/** What can be done with a folder; nothing with the root, and nothing without the right. */
export const FolderMenu = ({ folder, onGone }: Props) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [dialog, setDialog] = useState<'rename' | 'remove' | null>(null);
  const mayRename = isAllowed('media', 'update');
  const mayRemove = isAllowed('media', 'delete');
  if (folder.id === ROOT_FOLDER.id || (!mayRename && !mayRemove)) return null;
  const open = (next: typeof dialog) => {
    setAnchor(null);
    setDialog(next);
  };
  const close = () => setDialog(null);
  return (
    <>
      <IconButton
        aria-label={translate('media.folders.actionsOf', { name: folder.name })}
        aria-haspopup="menu"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <MoreIcon fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {mayRename && (
          <MenuItem onClick={() => open('rename')}>{translate('media.folders.rename')}</MenuItem>
        )}
        {mayRemove && (
          <MenuItem onClick={() => open('remove')}>{translate('media.folders.remove')}</MenuItem>
        )}
      </Menu>
      {dialog === 'rename' && <FolderName folder={folder} onClose={close} />}
      {dialog === 'remove' && <FolderDelete folder={folder} onClose={close} onGone={onGone} />}
    </>
  );
};

/** All of a folder's buttons in a row, for where the folders have no room of their own. */
export const FolderButtons = ({
  folder,
  onGone,
}: {
  folder: MediaFolder | undefined;
  onGone(): void;
}) => (
  <>
    <AddFolderButton />
    {folder && <FolderMenu key={folder.id} folder={folder} onGone={onGone} />}
  </>
);
