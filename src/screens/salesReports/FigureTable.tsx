import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import look from '../../ui/optimisations/table.module.css';

interface TableProps {
  label: string;
  heads: readonly string[];
  children: ReactNode;
}

/** A table of figures, each row named by its first cell. */
export const FigureTable = ({ label, heads, children }: TableProps) => (
  <Box component="section" className={look.frame} tabIndex={0} aria-label={label}>
    <table className={look.table}>
      <thead>
        <tr>
          {heads.map((head, at) => (
            <th key={head} scope="col" className={at === 0 ? undefined : look.numeric}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </Box>
);

interface LineProps {
  name: string;
  /** What stands in each column, and what it is written of: nothing is written quietly. */
  cells: readonly (readonly [column: string, text: string, value: number | null])[];
  isSum?: true;
}

const quiet = { color: 'var(--mui-palette-text-secondary)', fontWeight: 400 } as const;

/** A row of a table: what it is about, then figures. */
export const FigureLine = ({ name, cells, isSum }: LineProps) => (
  <tr style={isSum && { fontWeight: 600 }}>
    <th scope="row">{name}</th>
    {cells.map(([column, text, value]) => (
      <td key={column} className={look.numeric} style={value === 0 ? quiet : undefined}>
        {text}
      </td>
    ))}
  </tr>
);
