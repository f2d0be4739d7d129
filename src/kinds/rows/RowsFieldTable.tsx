import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import type { AnyFields, OptionsOf } from '../../../schemas';
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
  /** Rows stand for records; their titles lead to them. */
  chosenFrom?: OptionsOf<'rows'>['chosenFrom'];
}

/** Rows of fields to be read; it scrolls sideways where the screen is narrow. */
export const RowsFieldTable = ({ rows, label, chosenFrom, ...scope }: Props) => {
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
                    {name === chosenFrom?.titleIn ? (
                      <ReferredTitle
                        to={chosenFrom.to}
                        id={Number(row.id)}
                        title={String(row[name] ?? '')}
                      />
                    ) : (
                      <FieldShow name={name} isCell />
                    )}
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
