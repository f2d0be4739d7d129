import { createHash } from 'node:crypto';
import {
  type AnyFields,
  PUBLICATION,
  type PublicationState,
  type Resource,
  traitsOf,
} from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Row, Values } from '../../store/Store';
import { answerFields } from '../../wire/fields';
import { filesOf } from '../files/files';
import { fieldOf, rowsIn } from '../subLists/SubList';

/** What is published of records: one row for each that ever was, with what devices fetch. */
export const PUBLICATIONS = 'publications';

/** What devices fetch of a record. */
export interface Published {
  /** Its fields and its rows, as they travel. */
  readonly document: Values;
  /** Its files by field: what each is called, and by which hash a device knows that it has it already. */
  readonly files: Readonly<Record<string, Values>>;
}

/** The fields of a record or a row that devices are told: those that somebody enters, secrets aside. */
const publishedFields = ({ fields }: { readonly fields: AnyFields }): AnyFields =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([, field]) => !field.readOnly && !field.formOnly && !traitsOf(field).isSecret,
    ),
  );

/** The rows of a record's sub-lists, with their ids. */
const rowsToPublish = ({ subLists }: Resource, stored: Values): Values =>
  Object.fromEntries(
    Object.entries(subLists).map(([name, spec]) => [
      fieldOf({ name, spec }),
      rowsIn({ name, spec }, stored).map((row) => ({
        [spec.idField]: row[spec.idField],
        ...answerFields(row, publishedFields(spec)),
      })),
    ]),
  );

/** A stored record as devices are told it. */
export const documentOf = (definition: Resource, stored: Values): Values => ({
  ...answerFields(stored, publishedFields(definition)),
  ...rowsToPublish(definition, stored),
});

/** The files of a record, in an order that tells nothing of when they were stored. */
const filesToPublish = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Published['files']> => {
  const fields = publishedFields(definition);
  const stored = await filesOf(context, { resource: definition.name, recordId: row.id });
  return Object.fromEntries(
    stored
      .map(({ field, hash, size, type }) => [String(field), { hash, size, type }] as const)
      .filter(([field]) => field in fields)
      .map(([field, file]) => [field, { name: row[field], ...file }] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
};

/** What devices would fetch of a record if it were published as it is. */
export const toPublish = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Published> => ({
  document: documentOf(definition, row),
  files: await filesToPublish(context, definition, row),
});

const condensed = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** What is published, condensed: two that devices would find alike have the same. */
export const digestOf = ({ document, files }: Published): string =>
  condensed([condensed(document), files]);

// A row is never changed in place, and one with thousands of rows in it takes its time.
const documents = new WeakMap<Row, string>();

/** The same of a record as it is, whose document is written once. */
const presentDigest = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<string> => {
  const document = documents.get(row) ?? condensed(documentOf(definition, row));
  documents.set(row, document);
  return condensed([document, await filesToPublish(context, definition, row)]);
};

/** The publications of records, by the records' ids. */
export const publicationsOf = async (
  { store }: CallContext,
  { name }: Resource,
  ids: readonly number[],
): Promise<ReadonlyMap<unknown, Row>> => {
  const { rows } = await store.find(PUBLICATIONS, { where: { resource: name, recordId: ids } });
  return new Map(rows.map((row) => [row.recordId, row]));
};

/** The names under which records say how their publication stands. */
export const publicationNames = ({ publishes }: Resource): readonly string[] =>
  publishes ? [PUBLICATION, 'publishedVersion', 'publishedAt'] : [];

const stateOf = async (
  context: CallContext,
  definition: Resource,
  row: Row,
  publication: Row | undefined,
): Promise<PublicationState> => {
  if (!publication) return 'never';
  const present = await presentDigest(context, definition, row);
  return publication.digest === present ? 'current' : 'changed';
};

/**
 * How the publications of records stand: whether there is one, whether the record has changed since, which version
 * it is and of when.
 *
 * @returns for each of the rows what is said of it; nothing where records aren't published
 */
export const publicationStates = async (
  context: CallContext,
  definition: Resource,
  rows: readonly Row[],
): Promise<(row: Row) => Values> => {
  if (!definition.publishes) return () => ({});
  const ids = rows.map(({ id }) => id);
  const publications = await publicationsOf(context, definition, ids);
  const states = new Map<number, Values>();
  for (const row of rows) {
    const publication = publications.get(row.id);
    states.set(row.id, {
      [PUBLICATION]: await stateOf(context, definition, row, publication),
      publishedVersion: publication?.version ?? null,
      publishedAt: publication?.publishedAt ?? null,
    });
  }
  return ({ id }) => states.get(id) ?? {};
};
