import Box from '@mui/material/Box';
import { type AnyFields, isBlank, type Source } from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { FieldShow } from '../../fields/FieldShow';
import type { LabelScope } from '../../fields/labels';
import { useViewOf } from '../../fields/registry';
import { CardLine } from '../../ui/CardLine';
import look from '../../ui/optimisations/table.module.css';
import { useMediaQuery } from '../../ui/useMediaQuery';
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

/** As many columns stand beside each other on a phone. */
const NARROW = 3;

const keyOf = (row: Props['rows'][number], index: number): string =>
  String(row.id ?? `new ${index}`);

const Table = ({ rows, label, sources, ...scope }: Props) => {
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
            <tr key={keyOf(row, index)}>
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

/** A row's values below each other, each with its name; the first is what the row is. */
const Lines = ({ rows, label, sources, ...scope }: Props) => {
  const [first = '', ...others] = Object.keys(scope.fields);
  return (
    <Box component="ul" aria-label={label} className={look.lines}>
      {rows.map((row, index) => (
        <li key={keyOf(row, index)}>
          <FieldScope {...scope} record={row}>
            <Cell name={first} row={row} sources={sources} />
            {others
              .filter((name) => !isBlank(row[name]))
              .map((name) => (
                <CardLine key={name} label={scope.labelScope.field(name)}>
                  <Cell name={name} row={row} sources={sources} />
                </CardLine>
              ))}
          </FieldScope>
        </li>
      ))}
    </Box>
  );
};

/** Rows of fields to be read: a table, which scrolls sideways where it must; a phone has no room for many columns. */
export const RowsFieldTable = (props: Props) => {
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const isWide = Object.keys(props.fields).length > NARROW;
  return isNarrow && isWide ? <Lines {...props} /> : <Table {...props} />;
};
