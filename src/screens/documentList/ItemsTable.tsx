import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { SortableRow } from '../../sorting/SortableRow';
import { Sorting } from '../../sorting/Sorting';
import { SubListRowActions } from '../../views/SubListRowActions';
import type { FilledIn } from './held';
import type { DrawnColumn } from './useColumns';

interface Props {
  columns: readonly DrawnColumn[];
  items: readonly FilledIn[];
  nameOf(item: FilledIn): string;
  isBusy: boolean;
  onOpen(item: FilledIn): void;
  /** Absent without the right, and while only some of the items are shown. */
  onMove?(from: number, to: number): void;
  mayChange: boolean;
  onDelete?(item: FilledIn): void;
}

/** Filled-in documents as a table; they are put in order by their handles or by buttons. */
export const ItemsTable = ({ columns, items, nameOf, isBusy, onMove, ...props }: Props) => {
  const translate = useTranslate();
  const { onOpen, mayChange, onDelete } = props;
  const hasActions = mayChange || onDelete !== undefined;
  const cells = (item: FilledIn, place: number) => (
    <>
      {columns.map(({ key, show }, index) => (
        <TableCell key={key}>
          {index === 0 ? (
            <Link
              component="button"
              type="button"
              onClick={() => onOpen(item)}
              aria-label={nameOf(item)}
              sx={{ textAlign: 'left', fontWeight: 600 }}
            >
              {show(item)}
            </Link>
          ) : (
            show(item)
          )}
        </TableCell>
      ))}
      {hasActions && (
        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
          <SubListRowActions
            name={nameOf(item)}
            place={place}
            total={items.length}
            isBusy={isBusy}
            onMove={onMove}
            onEdit={mayChange ? () => onOpen(item) : undefined}
            onDelete={onDelete && (() => onDelete(item))}
          />
        </TableCell>
      )}
    </>
  );
  const table = (drawRow: (item: FilledIn, cells: ReactNode) => ReactNode) => (
    <TableContainer tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {onMove && <TableCell padding="checkbox" />}
            {columns.map(({ key, title }) => (
              <TableCell key={key}>{title}</TableCell>
            ))}
            {hasActions && <TableCell align="right">{translate('views.actions')}</TableCell>}
          </TableRow>
        </TableHead>
        <TableBody>{items.map((item, place) => drawRow(item, cells(item, place)))}</TableBody>
      </Table>
    </TableContainer>
  );
  if (!onMove) return table((item, drawn) => <TableRow key={item.id}>{drawn}</TableRow>);
  const named = (id: number) => items.find((item) => item.id === id);
  return (
    <Sorting
      ids={items.map(({ id }) => id)}
      nameOf={(id) => {
        const item = named(id);
        return item ? nameOf(item) : '';
      }}
      onMove={onMove}
    >
      {table((item, drawn) => (
        <SortableRow key={item.id} id={item.id} name={nameOf(item)}>
          {drawn}
        </SortableRow>
      ))}
    </Sorting>
  );
};
