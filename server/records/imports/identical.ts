import type { FileColumn, Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { madeInTurns } from '../../store/pace';
import type { Row, Values } from '../../store/Store';
import { collectionOf } from '../collections';
import { findRow, findRows } from '../tenant';
import { comparedCell } from './cells';
import { type ReadLines, sameChoiceIn } from './readLines';

/** Finds a record that holds what a line says; none where what is there already is to be added once more. */
export type FindIdentical = (context: CallContext, said: Values) => Promise<Row | undefined>;

/**
 * Finds the records that say what lines do in all columns of a file, where nothing else tells which one a line is
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
  let index: Promise<ReadonlyMap<string, number[]>> | undefined;

  const indexed = async (context: CallContext): Promise<ReadonlyMap<string, number[]>> => {
    const { rows } = await findRows(context, collectionOf(context, definition));
    const ids = new Map<string, number[]>();
    await madeInTurns(rows, (row) => {
      const text = textOf(row);
      ids.set(text, [...(ids.get(text) ?? []), row.id]);
    });
    return ids;
  };

  return async (context, said) => {
    if (entered.length === 0 || sameChoiceIn(context) === 'add') return undefined;
    index ??= indexed(context);
    const id = (await index).get(textOf(said))?.shift();
    return id === undefined ? undefined : findRow(context, collectionOf(context, definition), id);
  };
};
