import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import type { MediaTypeName } from '../../../schemas/media/mediaTypes';
import { FolderSelect } from '../../media/FolderSelect';
import { FilterButton } from '../../ui/FilterButton';
import { FiltersSheet } from '../../ui/FiltersSheet';
import { SearchBox } from '../../ui/SearchBox';
import { FolderButtons } from './FolderButtons';
import { SortSelect, type ToolbarProps, ViewSwitch } from './LibraryToolbar';
import { typeNames, useAddressOf } from './TypeTabs';

interface Props extends ToolbarProps {
  of: MediaTypeName;
  total: number;
}

/** The kind of files as a field. */
const TypeSelect = ({ of }: Pick<Props, 'of'>) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  return (
    <TextField
      select
      label={translate('media.typeTabs')}
      value={of}
      onChange={({ target }) => navigate(addressOf(target.value as MediaTypeName))}
    >
      {typeNames.map((name) => (
        <MenuItem key={name} value={name}>
          {translate(`media.types.${name}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};

/** What stands above the files on a phone: one line, so that the first files are in sight. */
export const PhoneToolbar = ({ of, total, address, folders, isSearch, ...view }: Props) => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const addressOf = useAddressOf();
  const [isOpen, setOpen] = useState(false);
  const folderId = isSearch ? null : address.folderId;
  const clear = () => {
    const { pathname } = addressOf('all');
    navigate({ pathname, search: address.withoutFolder() });
  };
  return (
    <Box sx={{ display: 'flex', gap: 1, p: 1, '& > [role="search"]': { flex: 1, minWidth: 0 } }}>
      <SearchBox
        value={address.search}
        onChange={address.setSearch}
        label={translate('views.search')}
      />
      <FilterButton
        count={[of !== 'all', folderId !== null].filter(Boolean).length}
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
      />
      {isOpen && (
        <FiltersSheet total={total} onClear={clear} onClose={() => setOpen(false)}>
          <TypeSelect of={of} />
          <Box sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
            <FolderSelect
              folders={folders.folders}
              folderId={folderId}
              onChange={address.openFolder}
            />
            <FolderButtons
              folder={folders.folders.find(({ id }) => id === address.folderId)}
              onGone={() => address.openFolder(null)}
            />
          </Box>
          <Box sx={{ display: 'flex', alignItems: 'end', gap: 1 }}>
            <SortSelect address={address} />
            <ViewSwitch {...view} />
          </Box>
        </FiltersSheet>
      )}
    </Box>
  );
};
