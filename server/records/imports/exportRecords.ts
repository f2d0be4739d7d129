import type { ExportsSpec, FileColumn, Resource } from '../../../schemas';
import { wholeColumns, writtenColumns } from '../../../schemas/exchange/columns';
import { EXPORT_WITH_ROWS } from '../../../schemas/exchange/imports';
import type { CallContext } from '../../contract/CallContext';
import { sentPart } from '../../contract/parts';
import { type Reply, writtenFile } from '../../contract/reply';
import { mapPaced } from '../../store/pace';
import type { Row, Values } from '../../store/Store';
import { readFlag } from '../../wire/flag';
import { readPage } from '../list/pageRequest';
import { rowsIn } from '../subLists/SubList';
import { rowsOf as recordsOf } from '../tenant';
import { exportedOf } from './cells';

/** The page that a body asks for; all rows where it asks for none. */
const pageIn = ({ call: { body } }: CallContext, { list: { pageSize } }: Resource) => {
  const parameters = Object.fromEntries(
    ['page', 'maxrowcount']
      .filter((name) => body[name] !== undefined)
      .map((name) => [name, [String(body[name])]]),
  );
  return readPage(parameters, pageSize, () => true);
};

/** The cells of a list that has no row for a line. */
const NO_ROW: Values = {};

/** Whether rows of the records are requested as well, one a line. */
const isWithRows = ({ call: { body } }: CallContext): boolean =>
  sentPart(body, EXPORT_WITH_ROWS, readFlag) === 1;

/** The lines of a record: what it holds itself, and one of each of its lists' rows a line. */
const linesOf = (
  { idField, imports, subLists }: Resource,
  row: Row,
  columns: readonly FileColumn[],
): readonly string[] => {
  const lists = Object.keys(imports?.rows ?? {}).flatMap((name) => {
    const spec = subLists[name];
    return spec ? [[name, rowsIn({ name, spec }, row)] as const] : [];
  });
  const rowsOf = new Map(lists);
  const whole = { ...row, [idField]: row.id };
  const cellAt = (at: number) => (column: FileColumn) => {
    const { list, name } = column;
    const held = list === undefined ? whole : (rowsOf.get(list)?.[at] ?? NO_ROW);
    const isWritten = list === undefined ? at === 0 || name === idField : held !== NO_ROW;
    return [column.head, isWritten ? exportedOf(held, column) : ''] as const;
  };
  const isWhole = columns.some(({ list }) => list !== undefined);
  const count = isWhole ? Math.max(1, ...lists.map(([, rows]) => rows.length)) : 1;
  return Array.from({ length: count }, (_, at) =>
    JSON.stringify(Object.fromEntries(columns.map(cellAt(at)))),
  );
};

/**
 * Answers records as rows of a file that can be imported as it is: by its heads, in the order of their ids. A page is one
 * of records, however many lines they have.
 */
export const exportRecords = async (
  context: CallContext,
  definition: Resource,
  { columns: names }: ExportsSpec,
): Promise<Reply> => {
  const columns = isWithRows(context)
    ? wholeColumns(definition, names)
    : writtenColumns(definition, names);
  const { skip, take } = pageIn(context, definition);
  const { rows, total } = await recordsOf(context, context.tables.of(definition)).page({
    sort: [{ field: 'id', order: 'asc' }],
    skip,
    take,
  });
  const written = await mapPaced(rows, (row) => linesOf(definition, row, columns));
  return writtenFile(written.flat(), total);
};
