import { type DocumentRow, rowTypeOf } from '../../../../schemas/documents';
import { serializeRow } from '../../../../schemas/documents/codec';
import type { CallContext } from '../../../contract/CallContext';
import { rowsOf } from '../../../records/tenant';
import { fieldName, nameOfPerson } from '../../../records/texts';
import type { Values } from '../../../store/Store';
import type { Keyed, RowIn } from '../../../store/Table';
import { documentHistory } from '../../../tables/builder/documentHistory';
import { pick } from '../../pick';
import { DOCUMENTS, type StoredDocument } from './documentRows';
import { familyOf } from './family';

/** Something that was done to a document. */
export type HistoryEntry = RowIn<typeof documentHistory>;

/** As long as one keeps changing the same row, the order or the details, it is one change. */
const ONE_CHANGE_MS = 10 * 60_000;

export type Change =
  | 'created'
  | 'details'
  | 'rowAdded'
  | 'rowChanged'
  | 'rowRemoved'
  | 'rowRestored'
  | 'rowsOrdered'
  | 'activated'
  | 'archived'
  | 'draftMade'
  | 'draftAgain';

interface Subject {
  /** The row that was changed. */
  readonly row?: DocumentRow;
  /** The fields that were changed. */
  readonly fields?: readonly string[];
}

const SUBJECT_LENGTH = 80;

/** What a row is called, from what it shows; blank for one that shows no text. */
export const titleOfRow = ({ options }: DocumentRow): string => {
  const texts = [options.title, options.linkText, options.caption];
  const text = texts.find((one) => typeof one === 'string' && one.trim() !== '');
  return String(text ?? '').slice(0, SUBJECT_LENGTH);
};

/** What a row is called in full: its type, and what it shows. */
export const nameOfRow = ({ call }: CallContext, row: DocumentRow): string =>
  [call.text(`documents.types.${rowTypeOf(row.type)?.name ?? 'text'}`), titleOfRow(row)]
    .filter((part) => part !== '')
    .join(' · ');

/** Who makes the call, by name. */
export const nameOfUser = ({ call: { user } }: CallContext): string => nameOfPerson(user);

const partsOf = (document: StoredDocument, { row, fields = [] }: Subject) => ({
  subject: row ? titleOfRow(row) : (document.title ?? ''),
  rowId: row?.id ?? null,
  rowType: row?.type ?? null,
  fields,
});

/** Changes of which many in a row are one. */
const GOING_ON: readonly Change[] = ['details', 'rowChanged', 'rowsOrdered'];

const fieldsOf = ({ fields }: HistoryEntry): readonly string[] => fields ?? [];

/** The entry that a change goes on from: the user's own, of the same row, a short while ago. */
const goneOnFrom = async (
  context: CallContext,
  document: StoredDocument,
  change: Change,
  { row }: Subject,
) => {
  if (!GOING_ON.includes(change)) return undefined;
  const since = new Date(context.clock() - ONE_CHANGE_MS).toISOString();
  const [entry] = await rowsOf(context, documentHistory).find({
    where: {
      documentId: document.id,
      change,
      rowId: row?.id ?? null,
      userId: context.call.user.id,
      changedAt: { from: since },
    },
    sort: [{ field: 'changedAt', order: 'desc' }],
    take: 1,
  });
  return entry;
};

/** Records a change to a document. To be called within the change's transaction. */
export const note = async (
  context: CallContext,
  document: StoredDocument,
  change: Change,
  subject: Subject = {},
): Promise<void> => {
  const changedAt = new Date(context.clock()).toISOString();
  const parts = { ...partsOf(document, subject), changedAt };
  const before = await goneOnFrom(context, document, change, subject);
  if (before) {
    const fields = [...new Set([...fieldsOf(before), ...parts.fields])];
    await rowsOf(context, documentHistory).update(before.id, { ...parts, fields });
    return;
  }
  await rowsOf(context, documentHistory).insert({
    ...parts,
    // A removed row is kept, so that it can come back.
    ...(change === 'rowRemoved' && subject.row && { removed: serializeRow(subject.row) }),
    documentId: document.id,
    familyId: familyOf(document),
    version: document.version ?? 1,
    change,
    userId: context.call.user.id,
    changedBy: nameOfUser(context),
  });
};

/** The fields that were changed, the row or the document; a row that shows no text by its type. */
const subjectOf = (context: CallContext, entry: HistoryEntry): string => {
  const fields = fieldsOf(entry);
  if (fields.length > 0)
    return fields.map((name) => fieldName(context, DOCUMENTS, name)).join(', ');
  const type = rowTypeOf(entry.rowType ?? 0);
  const subject = entry.subject ?? '';
  return subject === '' && type ? context.call.text(`documents.types.${type.name}`) : subject;
};

/** All changes to a document in all its versions, the last first. */
export const historyOf = async (
  context: CallContext,
  document: StoredDocument,
): Promise<readonly Values[]> => {
  const rows = await rowsOf(context, documentHistory).find({
    where: { familyId: familyOf(document) },
    sort: [
      { field: 'changedAt', order: 'desc' },
      { field: 'id', order: 'desc' },
    ],
  });
  return rows.map((entry) => ({
    ...pick(entry, ['version', 'changedAt', 'changedBy', 'change']),
    subject: subjectOf(context, entry),
  }));
};

/** Forgets what was done to a version that is gone. */
export const forgetHistory = async (context: CallContext, { id }: Keyed): Promise<void> => {
  await rowsOf(context, documentHistory).removeWhere({ where: { documentId: id } });
};
