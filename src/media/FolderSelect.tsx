import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import type { MediaFolder } from './useMediaFolders';

/** Stands for all folders, which has no id. */
const ALL = '';

interface Props {
  folders: readonly MediaFolder[];
  /** `null`: all folders. */
  folderId: number | null;
  onChange(folderId: number | null): void;
}

/** The open folder as a field, where there is no room for all of them. */
export const FolderSelect = ({ folders, folderId, onChange }: Props) => {
  const translate = useTranslate();
  const isKnown = folders.some(({ id }) => id === folderId);
  return (
    <TextField
      select
      label={translate('media.folders.open')}
      value={isKnown ? String(folderId) : ALL}
      onChange={({ target }) => onChange(target.value === ALL ? null : Number(target.value))}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={{ width: { xs: '100%', sm: 220 } }}
    >
      <MenuItem value={ALL}>{translate('media.folders.all')}</MenuItem>
      {folders.map(({ id, name, shown }) => (
        <MenuItem key={id} value={String(id)}>
          {`${name} (${shown})`}
        </MenuItem>
      ))}
    </TextField>
  );
};
