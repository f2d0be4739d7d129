import { rowTypeOf } from '../../../../schemas/documents';
import type { CallContext, Using } from '../../../contract/CallContext';
import { rowsOf } from '../../../records/tenant';
import { LISTS, listsTable } from '../lists/groupFunctions';
import { answersTo } from './answers';
import { DOCUMENTS, rowsIn, type StoredDocument } from './documentRows';
import { states, versionsOf } from './family';

/** Answers to rows that a draft hasn't any more, and columns that show those. */
const hiddenBy = async (
  context: CallContext,
  {
    draft,
    active,
    versions,
  }: Readonly<{
    draft: StoredDocument;
    active: StoredDocument;
    versions: readonly StoredDocument[];
  }>,
): Promise<readonly Using[]> => {
  const kept = new Set(rowsIn(draft).map(({ id }) => id));
  const rows = rowsIn(active).filter(
    ({ id, type }) => rowTypeOf(type)?.value !== undefined && !kept.has(id),
  );
  if (rows.length === 0) return [];
  const ids = versions.map(({ id }) => id);
  const columns = await rowsOf(context, listsTable).find({
    where: { headerDocumentId: ids },
    has: { columns: { where: { documentInputField: rows.map(({ id }) => id) } } },
  });
  return [
    ...(await answersTo(context, [{ ids, rows }], 'hidden')),
    ...(columns.length > 0 ? [{ resource: LISTS, effect: 'hidden', rows: columns } as const] : []),
  ];
};

/** What a draft takes the place of once it is active, and what it hides by that. */
export const displacedBy = async (
  context: CallContext,
  draft: StoredDocument,
): Promise<readonly Using[]> => {
  const versions = await versionsOf(context, draft);
  const active = versions.find(({ state }) => state === states.active);
  if (!active || active.id === draft.id) return [];
  return [
    { resource: DOCUMENTS, effect: 'archived', rows: [active] },
    ...(await hiddenBy(context, { draft, active, versions })),
  ];
};
