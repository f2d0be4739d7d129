import { type CallSpec, type DataRecord, f } from '../../schemas';
import { serializeRecord } from '../../schemas/codec';
import type { DocumentRow } from '../../schemas/documents';
import { parseRows, serializeRow } from '../../schemas/documents/codec';
import type { ScreenFunction } from '../../schemas/resource/functions';
import { acts } from '../acts';
import { conflictOf } from '../Conflict';
import { callServer } from '../call';
import type { Definitions } from '../Definitions';
import type { Answer } from '../envelope';
import type { Read } from '../readRecords';
import { carriedRows } from '../values';

/** A row with its id on the server, and its place there, counted from 1. */
export interface PlacedRow {
  readonly id: number;
  readonly row: DocumentRow;
  readonly order: number;
}

/** What becomes of a document and its rows; each is one call. */
export type DocumentChange =
  | { readonly kind: 'remove'; readonly id: number }
  /** With the id that it had, if it was there before. */
  | ({ readonly kind: 'add'; readonly formerId?: number } & Omit<PlacedRow, 'id'>)
  | ({ readonly kind: 'update' } & PlacedRow)
  | { readonly kind: 'order'; readonly rows: readonly PlacedRow[] }
  /** Its own fields, all that can be entered. */
  | { readonly kind: 'details'; readonly details: Readonly<Record<string, unknown>> };

/** What came of a change. */
export interface DocumentChanged {
  /** The id of an added row. */
  readonly id: number | null;
  /** The version by now of what was changed, the rows or the details, where the server returns it. */
  readonly version: string | undefined;
}

/** The form of a document: what its active version asks and shows. */
export interface Form {
  /** Of the active version. */
  readonly id: number;
  readonly title: string;
  readonly language: string;
  readonly rows: readonly DocumentRow[];
}

/** A row that was removed from a document. */
export interface RemovedRow {
  readonly row: DocumentRow;
  /** When and by whom it was removed. */
  readonly changedAt: string;
  readonly changedBy: string;
}

const removalFields = { changedAt: f.text(), changedBy: f.text() };

/** The state that asks for the input form. */
const ACTIVE = 2;

/** The rows that a document is made of. */
export const rowsOfDocument = ({ values }: Readonly<Record<string, unknown>>) => parseRows(values);

/** A document with these rows in place of those that it was read with. */
export const documentWith = (document: DataRecord, rows: readonly DocumentRow[]): DataRecord => ({
  ...document,
  values: rows.map((row, place) => serializeRow({ ...row, order: place + 1 })),
});

const sentRow = ({ row, order }: Omit<PlacedRow, 'id'>) => {
  const { type, options, mediaId } = serializeRow(row);
  return { order, type, options, mediaId };
};

/** The function of the server that makes a change, and what it takes. */
const callOf = (change: Exclude<DocumentChange, { kind: 'details' }>) => {
  switch (change.kind) {
    case 'remove':
      return { fn: 'removeObjectRow' satisfies ScreenFunction, args: { id: change.id } };
    case 'add': {
      const { translationId } = change.row;
      const id = change.formerId;
      return {
        fn: 'addObjectRow' satisfies ScreenFunction,
        args: { ...(id !== undefined && { id }), ...sentRow(change), translationId },
      };
    }
    case 'update':
      return {
        fn: 'updateObjectSingleRow' satisfies ScreenFunction,
        args: { id: change.id, ...sentRow(change) },
      };
    case 'order': {
      const rows = change.rows.map((placed) => ({ id: placed.id, ...sentRow(placed) }));
      return { fn: 'updateObjectRows' satisfies ScreenFunction, args: { rows } };
    }
  }
};

/** The calls of documents. */
export const documentCalls = (definitionOf: Definitions, { carried }: Pick<Read, 'carried'>) => ({
  /**
   * Changes a document or its rows. What goes well is shown by the page, not by a message each time.
   *
   * @param version of what is changed, the rows or the details, as far as it is known
   * @param act the name of all that is one change to the person
   * @throws Conflict when that has been changed since
   */
  changeDocument: async (
    resource: string,
    document: DataRecord,
    change: DocumentChange,
    version?: string,
    act?: string,
  ): Promise<DocumentChanged> => {
    const definition = await definitionOf(resource);
    const call = async (spec: CallSpec, args: Record<string, unknown>): Promise<Answer> =>
      callServer(spec, definition, document, { isQuiet: 'whenGood', version, act, args }).catch(
        conflictOf(({ answer }) => carried(definition, answer)),
      );
    const { args, ...spec } =
      change.kind === 'details'
        ? { method: 'PUT' as const, args: serializeRecord(definition, change.details, 'update') }
        : callOf(change);
    const { lastId, version: changed } = await call(spec, args);
    if (act !== undefined) acts.take(act);
    return { id: lastId, version: changed ?? undefined };
  },

  /** The rows that were removed from a document and are not there now, the last first. */
  getRemovedRows: async (
    resource: string,
    document: DataRecord,
    signal?: AbortSignal,
  ): Promise<readonly RemovedRow[]> => {
    const options = { isRead: true, isQuiet: true, signal };
    const spec = { fn: 'getRemovedRows' satisfies ScreenFunction };
    const { rows } = await callServer(spec, await definitionOf(resource), document, options);
    return carriedRows({ rows }, 'rows', removalFields).flatMap((removed) => {
      const { changedAt, changedBy } = removed;
      return parseRows([removed]).map((row) => ({ row, changedAt, changedBy }));
    });
  },

  /** The form of a document with all that it shows, by the id of any of its versions. */
  getForm: async (resource: string, id: number, signal?: AbortSignal): Promise<Form> => {
    const call = { method: 'GET' } as const;
    const options = { args: { state: ACTIVE, whole: 1 }, isRead: true, isQuiet: true, signal };
    const { record } = await callServer(call, await definitionOf(resource), { id }, options);
    const form: Readonly<Record<string, unknown>> = typeof record === 'object' ? { ...record } : {};
    return {
      id: Number(form.id),
      title: String(form.title ?? ''),
      language: String(form.language ?? ''),
      rows: rowsOfDocument(form),
    };
  },
});
