import { rowTypeOf } from '../../../../schemas/documents';
import type { CallContext, Using } from '../../../contract/CallContext';
import { findRows } from '../../../records/tenant';
import type { Row } from '../../../store/Store';
import { LISTS } from '../lists/groupFunctions';
import { answersTo } from './answers';
import { DOCUMENTS, rowsOf } from './documentRows';
import { states, versionsOf } from './family';

/** Answers to rows that a draft hasn't any more, and columns that show those. */
const hiddenBy = async (
  context: CallContext,
  { draft, active, versions }: Readonly<{ draft: Row; active: Row; versions: readonly Row[] }>,
): Promise<readonly Using[]> => {
  const kept = new Set(rowsOf(draft).map(({ id }) => id));
  const rows = rowsOf(active).filter(
    ({ id, type }) => rowTypeOf(type)?.value !== undefined && !kept.has(id),
  );
  if (rows.length === 0) return [];
  const ids = versions.map(({ id }) => id);
  const columns = await findRows(context, LISTS, {
    where: { headerDocumentId: ids },
    has: { columns: { where: { documentInputField: rows.map(({ id }) => id) } } },
  });
  return [
    ...(await answersTo(context, [{ ids, rows }], 'hidden')),
    ...(columns.rows.length > 0
      ? [{ resource: LISTS, effect: 'hidden', rows: columns.rows } as const]
      : []),
  ];
};

/** What a draft takes the place of once it is active, and what it hides by that. */
export const displacedBy = async (context: CallContext, draft: Row): Promise<readonly Using[]> => {
  const versions = await versionsOf(context, draft);
  const active = versions.find(({ state }) => state === states.active);
  if (!active || active.id === draft.id) return [];
  return [
    { resource: DOCUMENTS, effect: 'archived', rows: [active] },
    ...(await hiddenBy(context, { draft, active, versions })),
  ];
};
