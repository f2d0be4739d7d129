import { carriedRows, type RowOf } from '../../../dataProvider/values';
import { type DataRecord, f } from '../../../schemas';

type ByRow = Readonly<Record<number, unknown>>;

/** A document that someone filled in. */
export interface FilledIn {
  readonly id: number;
  readonly objectDefinitionId: number;
  readonly language: string;
  readonly modified: string;
  readonly modifiedBy: string;
  readonly values: ByRow;
}

/** A column as it is set up: its heading, and the row of the document that fills it. */
export interface ListColumn {
  readonly title: string;
  readonly rowId: number;
}

/** Filled-in documents where they stand. */
export interface Held {
  readonly objectlistId: number;
  /** `null` for documents that stand directly in a group. */
  readonly listItemId: number | null;
  /** The one document that is filled in here; `null` where each may be another. */
  readonly documentId: number | null;
  /** Of new documents; each its own where it is blank. */
  readonly language: string;
  readonly columns: readonly ListColumn[];
  readonly items: readonly FilledIn[];
}

const columnFields = { columnTitle: f.text(), documentInputField: f.integer() };
const itemFields = {
  objectDefinitionId: f.integer(),
  language: f.text(),
  modified: f.text(),
  modifiedBy: f.text(),
};
const valueFields = { rowId: f.integer() };

const itemOf = (item: RowOf<typeof itemFields>): FilledIn => ({
  id: item.id,
  objectDefinitionId: item.objectDefinitionId ?? 0,
  language: item.language,
  modified: item.modified,
  modifiedBy: item.modifiedBy,
  values: Object.fromEntries(
    carriedRows(item, 'values', valueFields).map(({ rowId, value }) => [rowId, value]),
  ),
});

/** In a list a document's id has a name of its own. */
const itemsIn = (record: DataRecord, part: string, idField: string): readonly FilledIn[] =>
  carriedRows(record, part, itemFields, idField).map(itemOf);

/** The filled-in document that a refusal carries as it is by now. */
export const filledInOf = (present: DataRecord): FilledIn => {
  const [item] = carriedRows({ present: [present] }, 'present', itemFields);
  if (!item) throw new Error('The refusal carries no document.');
  return itemOf(item);
};

/** The entity tag of a filled-in document as it was seen: the moment of its last change. */
export const tagOf = (seen: FilledIn | null): string | undefined =>
  seen ? `"${seen.modified}"` : undefined;

/** What is filled in by the record that holds it: a list of one document, or a group of any. */
export const heldBy = (record: DataRecord): Held =>
  Array.isArray(record.items)
    ? {
        objectlistId: Number(record.objectlistId),
        listItemId: record.id,
        documentId: Number(record.headerDocumentId),
        language: String(record.language ?? ''),
        columns: carriedRows(record, 'columns', columnFields).map((column) => ({
          title: column.columnTitle,
          rowId: column.documentInputField ?? 0,
        })),
        items: itemsIn(record, 'items', 'objectId'),
      }
    : {
        objectlistId: record.id,
        listItemId: null,
        documentId: null,
        language: '',
        columns: [],
        items: itemsIn(record, 'documents', 'id'),
      };
