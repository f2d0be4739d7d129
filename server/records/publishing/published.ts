import { createHash } from 'node:crypto';
import { type AnyFields, type Resource, traitsOf } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Row, Values } from '../../store/Store';
import type { RowIn } from '../../store/Table';
import { files } from '../../tables/general/files';
import type { PublishedFile } from '../../tables/general/publications';
import { answerFields } from '../../wire/fields';
import { stableText } from '../stableText';
import { fieldOf, rowsIn } from '../subLists/SubList';
import { rowsOf } from '../tenant';
import { type Content, contentsOf, keyOf } from './contents';

type StoredFile = Pick<RowIn<typeof files>, 'field' | 'hash' | 'size' | 'type'>;
type PublishedFiles = Readonly<Record<string, PublishedFile>>;

/** What devices fetch of a record. */
export interface Published {
  /** Its fields and its rows, as they travel. */
  readonly document: Values;
  /** The records that it is published along with, by resource. */
  readonly contents: Readonly<Record<string, readonly Values[]>>;
  /** The files of all: what each is called, and by which hash a device knows that it has it already. */
  readonly files: PublishedFiles;
}

/** A record that is published, or one that is along with it. */
export interface Part extends Content {
  /** Its files by field, in an order independent of when they were stored. */
  readonly files: PublishedFiles;
  /** Nothing of it is published but its files. */
  readonly isFiles: boolean;
}

/** What is published, condensed: two that devices would find alike have the same. */
export interface Digests {
  /** Of the record itself. */
  readonly digest: string;
  /** Of what is along with it. */
  readonly contentDigests: Readonly<Record<string, string>>;
}

/** The fields of a record or a row that devices receive: those that somebody enters, secrets aside. */
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

/** A stored record as devices receive it. */
const documentOf = (definition: Resource, stored: Values): Values => ({
  ...answerFields(stored, publishedFields(definition)),
  ...rowsToPublish(definition, stored),
});

/**
 * A part of what is published.
 *
 * @param whole the record itself
 * @param stored the rows of the part's files
 */
export const partOf = (
  { publishes }: Resource,
  { definition, row }: Content,
  stored: readonly StoredFile[],
): Part => {
  const isFiles = publishes?.along?.[definition.name] === 'files';
  const fields = publishedFields(definition);
  const found = stored
    .filter(({ field }) => isFiles || field in fields)
    .map(({ field, hash, size, type }) => {
      const name = row[field] ?? row.fileName;
      return [field, { name, hash, size, type }] as const;
    })
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return { definition, row, files: Object.fromEntries(found), isFiles };
};

const byResource = <One extends Content>(all: readonly One[]): ReadonlyMap<string, One[]> => {
  const found = new Map<string, One[]>();
  for (const one of all) {
    const { name } = one.definition;
    found.set(name, [...(found.get(name) ?? []), one]);
  }
  return found;
};

/** The stored files of records, by record. */
const filesOfAll = async (
  context: CallContext,
  contents: readonly Content[],
): Promise<ReadonlyMap<string, readonly StoredFile[]>> => {
  const any = [...byResource(contents)].map(([resource, all]) => ({
    where: { resource, recordId: all.map(({ row }) => row.id) },
  }));
  const stored = await rowsOf(context, files).find({ any });
  const found = new Map<string, StoredFile[]>();
  for (const file of stored) {
    const key = `${file.resource} ${file.recordId}`;
    found.set(key, [...(found.get(key) ?? []), file]);
  }
  return found;
};

/** A record as it would be published now, and all that would be along with it. */
export const partsOf = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<readonly [Part, ...Part[]]> => {
  const own = { definition, row };
  const along = await contentsOf(context, definition, row);
  const stored = await filesOfAll(context, [own, ...along]);
  const toPart = (content: Content): Part =>
    partOf(definition, content, stored.get(keyOf(content)) ?? []);
  return [toPart(own), ...along.map(toPart)];
};

const under = (content: Content, field: string): string =>
  `${content.definition.name}-${content.row.id}-${field}`;

/** What devices fetch of a record: its own part, and those that are along with it. */
export const toPublish = ([own, ...along]: readonly [Part, ...Part[]]): Published => ({
  document: documentOf(own.definition, own.row),
  contents: Object.fromEntries(
    [...byResource(along)].map(([name, parts]) => [
      name,
      parts.map(({ definition, row, isFiles }) => ({
        id: row.id,
        ...(!isFiles && documentOf(definition, row)),
      })),
    ]),
  ),
  files: Object.fromEntries([
    ...Object.entries(own.files),
    ...along.flatMap((part) =>
      Object.entries(part.files).map(([field, file]) => [under(part, field), file] as const),
    ),
  ]),
});

const condensed = (value: unknown): string =>
  createHash('sha256').update(stableText(value)).digest('base64url');

// A row is never changed in place, and one with thousands of rows in it takes its time.
const documents = new WeakMap<Row, string>();

const condensedDocument = ({ definition, row, isFiles }: Part): string => {
  if (isFiles) return '';
  const document = documents.get(row) ?? condensed(documentOf(definition, row));
  documents.set(row, document);
  return document;
};

const digestOf = (part: Part): string => condensed([condensedDocument(part), part.files]);

/** What would be published, condensed. */
export const digestsOf = ([own, ...along]: readonly [Part, ...Part[]]): Digests => ({
  digest: digestOf(own),
  contentDigests: Object.fromEntries(along.map((part) => [keyOf(part), digestOf(part)])),
});
