import Checkbox from '@mui/material/Checkbox';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import type { useColumns } from './columns';

interface Props {
  definition: Resource;
  columns: ReturnType<typeof useColumns>;
  anchor: HTMLElement;
  onClose(): void;
}

/** The columns of a list, those ticked that it shows. */
const ColumnMenu = ({ definition, columns, anchor, onClose }: Props) => {
  const { all, shown, toggle } = columns;
  const labels = useLabels(definition.name);
  const isShown = (name: string) => shown.some((column) => column.name === name);
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {all.map(({ name }) => (
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
      ))}
    </Menu>
  );
};

export default ColumnMenu;
