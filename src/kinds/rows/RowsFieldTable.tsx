import Box from '@mui/material/Box';
import type { AnyFields, Source } from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { FieldShow } from '../../fields/FieldShow';
import type { LabelScope } from '../../fields/labels';
import { useViewOf } from '../../fields/registry';
import look from '../../ui/plain/table.module.css';
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
  const columns = Object.entries(scope.fields).map(([name, field]) => ({
    name,
    align: viewOf(field).isNumeric ? look.numeric : undefined,
  }));
  return (
    <Box component="section" className={look.frame} tabIndex={0} aria-label={label}>
      <table className={look.table}>
        <thead>
          <tr>
            {columns.map(({ name, align }) => (
              <th key={name} scope="col" className={align}>
                {scope.labelScope.field(name)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={String(row.id ?? `new ${index}`)}>
              <FieldScope {...scope} record={row}>
                {columns.map(({ name, align }) => (
                  <td key={name} className={align}>
                    <Cell name={name} row={row} sources={sources} />
                  </td>
                ))}
              </FieldScope>
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
};
