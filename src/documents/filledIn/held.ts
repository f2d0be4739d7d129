import type { DataRecord } from '../../../schemas';

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

type Wire = Readonly<Record<string, unknown>>;

const objects = (wire: unknown): readonly Wire[] =>
  (Array.isArray(wire) ? wire : []).filter(
    (item): item is Wire => typeof item === 'object' && item !== null,
  );

const readValues = (wire: unknown): ByRow =>
  Object.fromEntries(objects(wire).map(({ rowId, value }) => [Number(rowId), value]));

const readItem = (wire: Wire): FilledIn => ({
  id: Number(wire.objectId ?? wire.id),
  objectDefinitionId: Number(wire.objectDefinitionId),
  language: String(wire.language ?? ''),
  modified: String(wire.modified ?? ''),
  modifiedBy: String(wire.modifiedBy ?? ''),
  values: readValues(wire.values),
});

const readColumns = (wire: unknown): readonly ListColumn[] =>
  objects(wire).map(({ columnTitle, documentInputField }) => ({
    title: String(columnTitle ?? ''),
    rowId: Number(documentInputField),
  }));

/** What is filled in by the record that holds it: a list of one document, or a group of any. */
export const heldBy = (record: DataRecord): Held =>
  Array.isArray(record.items)
    ? {
        objectlistId: Number(record.objectlistId),
        listItemId: record.id,
        documentId: Number(record.headerDocumentId),
        language: String(record.language ?? ''),
        columns: readColumns(record.columns),
        items: record.items.map(readItem),
      }
    : {
        objectlistId: record.id,
        listItemId: null,
        documentId: null,
        language: '',
        columns: [],
        items: objects(record.documents).map(readItem),
      };
