import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { AnyFields, Source } from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { FieldShow } from '../../fields/FieldShow';
import type { LabelScope } from '../../fields/labels';
import { useViewOf } from '../../fields/registry';
import { ReferredTitle } from '../reference/ReferredTitle';

interface Props {
  fields: AnyFields;
  rows: readonly Readonly<Record<string, unknown>>[];
  /** What the table is called, for screen readers. */
  label: string;
  labelScope: LabelScope;
  resource: string;
  /** What rows are chosen from that stand for records; their titles lead to them. */
  sources: readonly Source[];
}

interface CellProps extends Pick<Props, 'sources'> {
  name: string;
  row: Props['rows'][number];
}

const Cell = ({ name, row, sources }: CellProps) => {
  const source = sources.find(
    ({ titleIn, idField }) => titleIn === name && (row[idField] ?? null) !== null,
  );
  if (!source) return <FieldShow name={name} isCell />;
  const { to, idField } = source;
  return <ReferredTitle to={to} id={Number(row[idField])} title={String(row[name] ?? '')} />;
};

/** Rows of fields to be read; it scrolls sideways where the screen is narrow. */
export const RowsFieldTable = ({ rows, label, sources, ...scope }: Props) => {
  const viewOf = useViewOf();
  const columns = Object.entries(scope.fields).map(
    ([name, field]) => ({ name, align: viewOf(field).isNumeric ? 'right' : 'left' }) as const,
  );
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(({ name, align }) => (
              <TableCell key={name} align={align} sx={{ whiteSpace: 'nowrap' }}>
                {scope.labelScope.field(name)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={String(row.id ?? `new ${index}`)}>
              <FieldScope {...scope} record={row}>
                {columns.map(({ name, align }) => (
                  <TableCell key={name} align={align}>
                    <Cell name={name} row={row} sources={sources} />
                  </TableCell>
                ))}
              </FieldScope>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
