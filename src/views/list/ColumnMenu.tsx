import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import type { DrawnColumn, useColumns } from './columns';

interface Props {
  definition: Resource;
  columns: ReturnType<typeof useColumns>;
  anchor: HTMLElement;
  onClose(): void;
}

/** The columns that a list shows of itself, and what else it can show; those ticked that it does. */
const ColumnMenu = ({ definition, columns, anchor, onClose }: Props) => {
  const { own, more, shown, toggle } = columns;
  const labels = useLabels(definition.name);
  const isShown = (name: string) => shown.some((column) => column.name === name);
  const items = (names: readonly DrawnColumn[]) =>
    names.map(({ name }) => (
      <MenuItem
        key={name}
        dense
        role="menuitemcheckbox"
        aria-checked={isShown(name)}
        disabled={isShown(name) && shown.length === 1}
        onClick={() => toggle(name)}
      >
        <Checkbox
          size="small"
          checked={isShown(name)}
          tabIndex={-1}
          disableRipple
          slotProps={{ input: { 'aria-hidden': true, tabIndex: -1 } }}
        />
        <ListItemText>{labels.field(name)}</ListItemText>
      </MenuItem>
    ));
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {items(own)}
      {more.length > 0 && <Divider component="li" />}
      {items(more)}
    </Menu>
  );
};

export default ColumnMenu;
