import GridIcon from '@mui/icons-material/GridViewOutlined';
import ListIcon from '@mui/icons-material/ViewListOutlined';
import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useTranslate } from 'react-admin';
import { FolderSelect } from '../../media/FolderSelect';
import type { MediaFolders } from '../../media/useMediaFolders';
import { SearchBox } from '../../ui/SearchBox';
import { FolderButtons } from './FolderButtons';
import { type LibraryAddress, type SortName, sorts } from './useLibraryAddress';

export interface ToolbarProps {
  address: LibraryAddress;
  folders: MediaFolders;
  /** What is shown was found in all folders. */
  isSearch: boolean;
  isList: boolean;
  onView(isList: boolean): void;
}

interface Props extends ToolbarProps {
  /** The folders stand beside the files already. */
  hasFolderPane: boolean;
}

export const SortSelect = ({ address }: Pick<ToolbarProps, 'address'>) => {
  const translate = useTranslate();
  return (
    <TextField
      select
      label={translate('media.sort.label')}
      value={address.sort}
      onChange={({ target }) => address.setSort(target.value as SortName)}
      sx={{ width: { xs: 'auto', sm: 170 }, flex: { xs: 1, sm: 'none' } }}
    >
      {Object.keys(sorts).map((name) => (
        <MenuItem key={name} value={name}>
          {translate(`media.sort.${name}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};

export const ViewSwitch = ({ isList, onView }: Pick<ToolbarProps, 'isList' | 'onView'>) => {
  const translate = useTranslate();
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      value={isList}
      onChange={(_, next: boolean | null) => next !== null && onView(next)}
      aria-label={translate('media.view.label')}
    >
      <ToggleButton value={false} aria-label={translate('media.view.grid')}>
        <GridIcon fontSize="small" />
      </ToggleButton>
      <ToggleButton value={true} aria-label={translate('media.view.list')}>
        <ListIcon fontSize="small" />
      </ToggleButton>
    </ToggleButtonGroup>
  );
};

/** What stands above the files: search, the open folder where there is no pane for folders, order, and grid or list. */
export const LibraryToolbar = ({ address, folders, isSearch, ...props }: Props) => {
  const { hasFolderPane, isList, onView } = props;
  const translate = useTranslate();
  const open = folders.folders.find(({ id }) => id === address.folderId);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1.5 }}>
      <SearchBox
        value={address.search}
        onChange={address.setSearch}
        label={translate('views.search')}
      />
      {!hasFolderPane && (
        <Box sx={{ display: 'flex', gap: 1, width: { xs: '100%', sm: 'auto' } }}>
          <FolderSelect
            folders={folders.folders}
            folderId={isSearch ? null : address.folderId}
            onChange={address.openFolder}
          />
          <FolderButtons folder={open} onGone={() => address.openFolder(null)} />
        </Box>
      )}
      <Box sx={{ flex: 1, display: { xs: 'none', sm: 'block' } }} />
      <SortSelect address={address} />
      <ViewSwitch isList={isList} onView={onView} />
    </Box>
  );
};
