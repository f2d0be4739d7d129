import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useLabels } from '../../fields/labels';
import type { MediaFolder } from '../../media/useMediaFolders';

interface Props {
  folders: readonly MediaFolder[];
  value: number;
  onChange(folderId: number): void;
  error?: string;
  autoFocus?: boolean;
}

/** The folder of a file, found by typing a part of its name. */
export const FolderChoice = ({ folders, value, onChange, error, autoFocus }: Props) => {
  const translate = useTranslate();
  const labels = useLabels('media');
  return (
    <Autocomplete
      options={folders}
      value={folders.find(({ id }) => id === value) ?? null}
      getOptionLabel={({ name }) => name}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(option, chosen) => option.id === chosen.id}
      onChange={(_, folder) => folder && onChange(folder.id)}
      noOptionsText={translate('views.noResults')}
      disableClearable={folders.some(({ id }) => id === value)}
      renderInput={(params) => (
        <TextField
          {...params}
          autoFocus={autoFocus}
          // Typing takes the place of the name that stands there.
          onFocus={({ target }) => target.select()}
          label={labels.field('folderId')}
          error={Boolean(error)}
          helperText={error}
        />
      )}
    />
  );
};
