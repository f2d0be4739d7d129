import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow, { type TableRowProps } from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { Reorderable } from '../../ui/reorder/Reorderable';
import { ReorderableRow } from '../../ui/reorder/ReorderableRow';
import { RowButtons } from '../../ui/rows/RowButtons';
import { isForRow } from '../../ui/rows/rowClick';
import { useMediaQuery } from '../../ui/useMediaQuery';
import type { FilledIn } from './held';
import { ItemCard, ItemCells } from './ItemCells';
import type { DrawnColumn } from './useColumns';

interface Props {
  columns: readonly DrawnColumn[];
  /** Those of the page that is open. */
  items: readonly FilledIn[];
  /** The place of the first of them among all. */
  first: number;
  total: number;
  nameOf(item: FilledIn): string;
  isBusy: boolean;
  onOpen(item: FilledIn): void;
  /** Absent without the right, and while only some of the items are shown. */
  onMove?(from: number, to: number): void;
  mayChange: boolean;
  onDelete?(item: FilledIn): void;
}

/** Filled-in documents as a table; they are put in order by their handles or by buttons. */
export const ItemsTable = ({
  columns,
  items,
  first,
  total,
  nameOf,
  isBusy,
  onMove,
  ...props
}: Props) => {
  const translate = useTranslate();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const { onOpen, mayChange, onDelete } = props;
  const hasActions = mayChange || onDelete !== undefined;
  const Cells = isNarrow ? ItemCard : ItemCells;
  const cells = (item: FilledIn, place: number) => (
    <Cells
      item={item}
      name={nameOf(item)}
      columns={columns}
      onOpen={onOpen}
      actions={
        hasActions && (
          <RowButtons
            name={nameOf(item)}
            move={onMove && { place: first + place, total, isBusy, onMove }}
            onEdit={mayChange ? () => onOpen(item) : undefined}
            onDelete={onDelete && (() => onDelete(item))}
          />
        )
      }
    />
  );
  const head = (
    <TableHead>
      <TableRow>
        {onMove && <TableCell padding="checkbox" />}
        {columns.map(({ key, title, isNumeric }) => (
          <TableCell key={key} align={isNumeric ? 'right' : undefined}>
            {title}
          </TableCell>
        ))}
        {hasActions && <TableCell align="right">{translate('views.actions')}</TableCell>}
      </TableRow>
    </TableHead>
  );
  const table = (drawRow: (item: FilledIn, drawn: ReactNode) => ReactNode) => (
    <TableContainer tabIndex={0}>
      <Table size="small">
        {!isNarrow && head}
        <TableBody>{items.map((item, place) => drawRow(item, cells(item, place)))}</TableBody>
      </Table>
    </TableContainer>
  );
  const opening = (item: FilledIn): Omit<TableRowProps, 'id'> => ({
    hover: true,
    sx: { cursor: 'pointer' },
    onClick: (event) => {
      if (isForRow(event)) onOpen(item);
    },
  });
  if (!onMove)
    return table((item, drawn) => (
      <TableRow key={item.id} {...opening(item)}>
        {drawn}
      </TableRow>
    ));
  return (
    <Reorderable
      rows={items}
      nameOf={nameOf}
      onMove={(from, to) => onMove(first + from, first + to)}
    >
      {table((item, drawn) => (
        <ReorderableRow key={item.id} id={item.id} name={nameOf(item)} {...opening(item)}>
          {drawn}
        </ReorderableRow>
      ))}
    </Reorderable>
  );
};
