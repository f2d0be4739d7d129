import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Values } from '../../store/Store';
import { answerRows } from '../subLists/answerSubLists';
import { fieldOf } from '../subLists/SubList';
import type { Change } from './states';

/** The row itself, where there is one. */
const only = async (rows: Promise<readonly Values[]>): Promise<Values | null> =>
  (await rows)[0] ?? null;

/** The changes of rows of a record's sub-lists, each row as it was and became; one of which is missing where it went or came. */
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
      const rows = change && 'field' in change && 'rows' in change.delta ? change.delta.rows : [];
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
