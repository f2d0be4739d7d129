import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { useListFiles } from '../import/useListFiles';
import type { useColumns } from './columns';
import { useExport } from './useExport';
import type { ListState } from './useListState';

const ColumnMenu = lazy(() => import('./ColumnMenu'));

export interface ListMenuProps {
  definition: Resource;
  list: ListState;
  columns: ReturnType<typeof useColumns>;
  /** Where it opens; `null` while it is closed. */
  anchor: HTMLElement | null;
  onClose(): void;
}

interface EntryProps {
  label: string;
  icon: ReactNode;
  isDisabled?: boolean;
  onPress(): void;
}

const Entry = ({ label, icon, isDisabled, onPress, ...item }: EntryProps) => (
  <MenuItem {...item} dense disabled={isDisabled} onClick={onPress}>
    <ListItemIcon>{icon}</ListItemIcon>
    <ListItemText>{label}</ListItemText>
  </MenuItem>
);

/** What is done with a list as a whole: files come in and go out, and its columns are chosen. */
const ListMenu = ({ definition, list, columns, anchor, onClose }: ListMenuProps) => {
  const translate = useTranslate();
  const files = useListFiles(definition);
  const { label, isDisabled, exportAll } = useExport({ definition, list, columns });
  const [chooses, setChooses] = useState<HTMLElement | null>(null);
  const closing = (act: () => void) => () => {
    onClose();
    act();
  };
  return (
    <>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={onClose}>
        <Entry
          label={translate('views.columns')}
          icon={<ViewColumnIcon fontSize="small" />}
          onPress={closing(() => setChooses(anchor))}
        />
        {files.buttons.map((button) => (
          <Entry
            key={button.label}
            label={button.label}
            icon={button.icon}
            isDisabled={button.isBusy}
            onPress={closing(button.onPress)}
          />
        ))}
        <Entry
          label={label}
          icon={<DownloadIcon fontSize="small" />}
          isDisabled={isDisabled}
          onPress={closing(() => void exportAll())}
        />
      </Menu>
      {chooses && (
        <Suspense>
          <ColumnMenu
            definition={definition}
            columns={columns}
            empty={list.empty}
            anchor={chooses}
            onClose={() => setChooses(null)}
          />
        </Suspense>
      )}
      {files.dialog}
    </>
  );
};

export default ListMenu;
