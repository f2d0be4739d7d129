import SaveViewIcon from '@mui/icons-material/BookmarkAddOutlined';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import RowsIcon from '@mui/icons-material/TableRowsOutlined';
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { part } from '../../routing/part';
import { useListFiles } from '../import/useListFiles';
import type { useColumns } from './columns';
import { useExport } from './useExport';
import type { ListState } from './useListState';
import { useSaveView } from './views/useSaveView';

const ColumnMenu = part('ColumnMenu', () => import('./ColumnMenu'));
const PageSizeMenu = part('PageSizeMenu', () => import('./PageSizeMenu'));

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

/** What is chosen of a list, and where that opens. */
interface Choosing {
  readonly what: 'columns' | 'rows';
  readonly anchor: HTMLElement;
}

type ChosenProps = Choosing & Pick<ListMenuProps, 'definition' | 'list' | 'columns' | 'onClose'>;

const Chosen = ({ what, list, columns, ...menu }: ChosenProps) => (
  <Suspense>
    {what === 'rows' ? (
      <PageSizeMenu {...menu} />
    ) : (
      <ColumnMenu {...menu} columns={columns} empty={list.empty} />
    )}
  </Suspense>
);

/** What is done with a list as a whole: files come in and go out, and its columns are chosen. */
const ListMenu = ({ definition, list, columns, anchor, onClose }: ListMenuProps) => {
  const translate = useTranslate();
  const files = useListFiles(definition);
  const { label, isDisabled, exportAll } = useExport({ definition, list, columns });
  const [chooses, setChooses] = useState<Choosing>();
  const saving = useSaveView(definition, columns);
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
          onPress={closing(() => anchor && setChooses({ what: 'columns', anchor }))}
        />
        {!definition.list.unpaged && (
          <Entry
            label={translate('listViews.rows')}
            icon={<RowsIcon fontSize="small" />}
            onPress={closing(() => anchor && setChooses({ what: 'rows', anchor }))}
          />
        )}
        {saving.mayBegin && (
          <Entry
            label={translate('listViews.saveThis')}
            icon={<SaveViewIcon fontSize="small" />}
            onPress={closing(saving.begin)}
          />
        )}
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
        <Chosen
          {...chooses}
          {...{ definition, list, columns }}
          onClose={() => setChooses(undefined)}
        />
      )}
      {saving.dialog}
      {files.dialog}
    </>
  );
};

export default ListMenu;
