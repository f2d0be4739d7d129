import type { FileColumn, Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { createPace } from '../../store/pace';
import type { Row, Values } from '../../store/Store';
import type { Keyed } from '../../store/Table';
import { rowsOf } from '../tenant';
import { comparedCell } from './cells';
import { type ReadLines, sameChoiceIn } from './readLines';

/** Finds a record that holds a line's values; none where what is there already is to be added once more. */
export type FindIdentical<R extends Values = Row> = (
  context: CallContext,
  values: Values,
  line: number,
) => Promise<(R & Keyed) | undefined>;

/**
 * Finds the records with the same values as lines in all columns of a file, where no key identifies the one a line is
 * about: a file that comes twice makes nothing twice. Of several that are the same, each is one line's.
 */
export const createIdentical = (
  definition: Resource,
  { columns }: Pick<ReadLines, 'columns'>,
): FindIdentical => {
  const entered = columns.filter(
    (column): column is FileColumn =>
      column !== null && column.list === undefined && !column.field.readOnly,
  );
  const textOf = (row: Values) =>
    JSON.stringify(entered.map((column) => comparedCell(row, column)));
  /** What lines were found to be about: a line may be judged again. */
  const known = new Map<number, number>();
  let index: Promise<ReadonlyMap<string, number[]>> | undefined;

  const indexed = async (context: CallContext): Promise<ReadonlyMap<string, number[]>> => {
    const rows = rowsOf(context, context.tables.of(definition));
    const ids = new Map<string, number[]>();
    const pace = createPace();
    for await (const row of rows.each({ only: entered.map(({ name }) => name) })) {
      await pace();
      const text = textOf(row);
      const same = ids.get(text);
      if (same) same.push(row.id);
      else ids.set(text, [row.id]);
    }
    return ids;
  };

  return async (context, values, line) => {
    if (entered.length === 0 || sameChoiceIn(context) === 'add') return undefined;
    index ??= indexed(context);
    const id = known.get(line) ?? (await index).get(textOf(values))?.shift();
    if (id === undefined) return undefined;
    known.set(line, id);
    return rowsOf(context, context.tables.of(definition)).get(id);
  };
};
