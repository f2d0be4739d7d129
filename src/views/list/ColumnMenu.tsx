import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Divider from '@mui/material/Divider';
import ListItemText from '@mui/material/ListItemText';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { type DrawnColumn, labelled, type useColumns } from './columns';
import { useToggleColumn } from './useToggleColumn';

interface Props {
  definition: Resource;
  columns: ReturnType<typeof useColumns>;
  /** Those in which no record has a value. */
  empty: readonly string[] | undefined;
  anchor: HTMLElement;
  onClose(): void;
}

/** A table that has hidden columns, which this menu ticks all the same. */
const HIDDEN = '[data-tight~="1"]';

const note = { maxWidth: 260, px: 2, py: 1, color: 'text.secondary', typography: 'body2' } as const;

/** The columns that a list shows of itself, and what else it can show; those ticked that it does. */
const ColumnMenu = ({ definition, columns, empty, anchor, onClose }: Props) => {
  const { own, more } = columns;
  const toggle = useToggleColumn(definition, columns, empty);
  const shown = columns.shown(empty);
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const isTight = anchor.closest('section')?.querySelector(HIDDEN) !== null;
  const isShown = (name: string) => shown.some((column) => column.name === name);
  const items = (names: readonly DrawnColumn[]) =>
    names.map((column) => {
      const { name } = column;
      return (
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
          <ListItemText>{labels.field(labelled(column))}</ListItemText>
        </MenuItem>
      );
    });
  return (
    <Menu anchorEl={anchor} open onClose={onClose}>
      {items(own)}
      {more.length > 0 && <Divider component="li" />}
      {items(more)}
      {isTight && (
        <Box component="li" role="none" sx={note}>
          {translate('views.columnsWithoutRoom')}
        </Box>
      )}
    </Menu>
  );
};

export default ColumnMenu;
