import type { DocumentRow } from '../../../../schemas/documents';
import type { CallContext } from '../../../contract/CallContext';
import { rowsOf } from '../../../records/tenant';
import type { Values } from '../../../store/Store';
import { documentHistory } from '../../../tables/builder/documentHistory';
import { pick } from '../../pick';
import { rowsIn, type StoredDocument } from './documentRows';
import { familyOf } from './family';
import type { HistoryEntry } from './history';

/** When rows were removed from the document, in any of its versions; the last first. */
const removals = async (
  context: CallContext,
  document: StoredDocument,
): Promise<readonly HistoryEntry[]> => {
  const rows = await rowsOf(context, documentHistory).find({
    where: { familyId: familyOf(document), change: 'rowRemoved' },
    sort: [
      { field: 'changedAt', order: 'desc' },
      { field: 'id', order: 'desc' },
    ],
  });
  return rows.filter(({ removed }) => removed);
};

/** The rows that were removed from a document and have not come back, as they were; each once. */
export const removedRowsOf = async (
  context: CallContext,
  document: StoredDocument,
): Promise<readonly Values[]> => {
  const known = new Set<unknown>(rowsIn(document).map(({ id }) => id));
  const rows: Values[] = [];
  for (const entry of await removals(context, document)) {
    if (known.has(entry.rowId)) continue;
    known.add(entry.rowId);
    rows.push({ ...pick(entry, ['changedAt', 'changedBy']), ...entry.removed });
  }
  return rows;
};

/**
 * The id that an added row had before, when it is one that was removed: with it what was filled in fits it again.
 *
 * @param id as it was sent
 * @returns `undefined` for a row that is new
 */
export const formerId = async (
  context: CallContext,
  document: StoredDocument,
  id: number | undefined,
  { type }: DocumentRow,
): Promise<number | undefined> => {
  if (id === undefined) return undefined;
  const removed = await removedRowsOf(context, document);
  return removed.some((row) => row.id === id && row.type === type) ? id : undefined;
};
