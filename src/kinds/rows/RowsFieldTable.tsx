import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';
import type { AnyFields } from '../../../schemas';
import type { OptionsOf } from '../../fields/KindTypes';
import { nestedView } from '../../fields/nestedView';
import { ReferredTitle } from '../reference/ReferredTitle';

interface Props {
  fields: AnyFields;
  rows: readonly Readonly<Record<string, unknown>>[];
  /** What the table is called, for screen readers. */
  label: string;
  /** Prefix of the fields' labels. */
  scope: string;
  resource: string;
  /** Rows stand for records; their titles lead to them. */
  chosenFrom?: OptionsOf<'rows'>['chosenFrom'];
}

/** Rows of fields to be read; it scrolls sideways where the screen is narrow. */
export const RowsFieldTable = ({ fields, rows, label, scope, resource, chosenFrom }: Props) => {
  const translate = useTranslate();
  const columns = Object.entries(fields).map(([name, field]) => {
    const { Show, isNumeric } = nestedView(field);
    return { name, field, Show, align: isNumeric ? 'right' : 'left' } as const;
  });
  return (
    <TableContainer tabIndex={0} role="region" aria-label={label}>
      <Table size="small">
        <TableHead>
          <TableRow>
            {columns.map(({ name, align }) => (
              <TableCell key={name} align={align} sx={{ whiteSpace: 'nowrap' }}>
                {translate(`${scope}.fields.${name}`)}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row, index) => (
            <TableRow key={String(row.id ?? `new ${index}`)}>
              {columns.map(({ Show, align, ...column }) => (
                <TableCell key={column.name} align={align}>
                  {column.name === chosenFrom?.titleIn ? (
                    <ReferredTitle
                      to={chosenFrom.to}
                      id={Number(row.id)}
                      title={String(row[column.name] ?? '')}
                    />
                  ) : (
                    <Show
                      isCell
                      {...column}
                      scope={scope}
                      resource={resource}
                      record={row}
                      value={row[column.name]}
                    />
                  )}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
