import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import type { ReactNode } from 'react';
import type { FilledIn } from './held';
import type { DrawnColumn } from './useColumns';

interface Props {
  item: FilledIn;
  name: string;
  columns: readonly DrawnColumn[];
  /** What can be done with it. */
  actions: ReactNode;
  onOpen(item: FilledIn): void;
}

const Opening = ({ item, name, columns: [first], onOpen }: Props) => (
  <Link
    component="button"
    type="button"
    onClick={() => onOpen(item)}
    aria-label={name}
    sx={{ textAlign: 'left', fontWeight: 500 }}
  >
    {first && !first.isBlank(item) ? first.show(item) : name}
  </Link>
);

/** A filled-in document as the cells of a row; the first opens it. */
export const ItemCells = (props: Props) => {
  const { item, columns, actions } = props;
  return (
    <>
      {columns.map(({ key, isNumeric, show }, index) => (
        <TableCell key={key} align={isNumeric ? 'right' : undefined}>
          {index === 0 ? <Opening {...props} /> : show(item)}
        </TableCell>
      ))}
      {actions && (
        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
          {actions}
        </TableCell>
      )}
    </>
  );
};

/** The same on a phone: one cell, in which each value stands under its column's title. */
export const ItemCard = (props: Props) => {
  const { item, columns, actions } = props;
  const further = columns.slice(1);
  return (
    <TableCell sx={{ px: 0, py: 1.5 }}>
      <Opening {...props} />
      {further.length > 0 && (
        <Box component="dl" sx={{ m: 0, mt: 1, display: 'grid', gap: 0.5 }}>
          {further.map(({ key, title, show }) => (
            <Box key={key} sx={{ display: 'flex', gap: 1 }}>
              <Box component="dt" sx={{ flex: '0 0 40%', color: 'text.secondary' }}>
                {title}
              </Box>
              <Box component="dd" sx={{ m: 0, minWidth: 0, overflowWrap: 'anywhere' }}>
                {show(item)}
              </Box>
            </Box>
          ))}
        </Box>
      )}
      {actions && <Box sx={{ mt: 0.5, ml: -0.5 }}>{actions}</Box>}
    </TableCell>
  );
};
