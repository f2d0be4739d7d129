import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Values } from '../../store/Store';
import type { Delta } from '../../tables/general/history';
import type { Holding } from '../references/gone';
import { answerRows } from '../subLists/answerSubLists';
import { fieldOf } from '../subLists/SubList';
import { unlikeRows } from './shown';
import type { Change } from './states';

const listOf = (value: unknown): readonly Values[] => (Array.isArray(value) ? value : []);

/** Rows as they were and became; one that is neither stands for another order of them. */
const rowsIn = (delta: Delta): readonly { readonly was?: Values; readonly is?: Values }[] => {
  if ('rows' in delta) return delta.rows.length > 0 ? delta.rows : [{}];
  if ('wasText' in delta || 'parts' in delta) return [];
  // A record that never had rows holds no list of them.
  const [was, is] = unlikeRows(listOf(delta.was), listOf(delta.is)).map(listOf);
  return [...(was ?? []).map((row) => ({ was: row })), ...(is ?? []).map((row) => ({ is: row }))];
};

/** The changed rows of a record's sub-lists, with the fields of each list. */
export const changedRows = (
  { subLists, fields }: Resource,
  { entry }: Change,
): readonly Holding[] =>
  Object.entries(subLists).flatMap(([name, spec]) => {
    const field = fieldOf({ name, spec });
    const change = entry.changes.find((one) => 'field' in one && one.field === field);
    if (!change || !('field' in change) || field in fields) return [];
    const rows = rowsIn(change.delta).flatMap(({ was, is }) => [was, is]);
    return [{ fields: spec.fields, rows: rows.filter((row) => row !== undefined) }];
  });

/** The row itself, where there is one. */
const only = async (rows: Promise<readonly Values[]>): Promise<Values | null> =>
  (await rows)[0] ?? null;

/**
 * The changes of rows of a record's sub-lists, each row as it was and became; one of which is missing where it went
 * or came, and both where the rows have another order.
 */
export const answerRowChanges = async (
  context: CallContext,
  definition: Resource,
  { entry }: Change,
): Promise<readonly Values[]> => {
  const all = await Promise.all(
    Object.entries(definition.subLists).map(async ([name, spec]) => {
      const list = { definition, name, spec };
      const change = entry.changes.find(
        (one) => 'field' in one && one.field === fieldOf(list) && !(one.field in definition.fields),
      );
      const rows = change && 'field' in change ? rowsIn(change.delta) : [];
      return Promise.all(
        rows.map(async ({ was, is }) => {
          const side = (row: Values | undefined) =>
            only(answerRows(context, list, row ? [row] : []));
          const [before, after] = await Promise.all([side(was), side(is)]);
          return { subList: name, before, after };
        }),
      );
    }),
  );
  return all.flat();
};
