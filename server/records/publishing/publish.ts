import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply, record } from '../../contract/reply';
import type { Row } from '../../store/Store';
import { changeMetaOf } from '../changeMeta';
import { collectionOf } from '../collections';
import { FILES, filesOf, forgetFiles, removeFiles } from '../files/files';
import { digestOf, PUBLICATIONS, publicationsOf, toPublish } from './published';

const publicationOf = async (context: CallContext, definition: Resource, row: Row) =>
  (await publicationsOf(context, definition, [row.id])).get(row.id);

/** Keeps the files of a record as they are now, whatever becomes of the record's own. */
const keepFiles = async (context: CallContext, definition: Resource, row: Row, id: number) => {
  const before = await filesOf(context, { resource: PUBLICATIONS, recordId: id });
  const present = await filesOf(context, { resource: definition.name, recordId: row.id });
  for (const { field, hash, size, type } of present)
    await context.store.insert(FILES, {
      resource: PUBLICATIONS,
      recordId: id,
      field,
      hash,
      size,
      type,
    });
  await forgetFiles(context, before);
};

/** What is answered where devices have all there is. */
const unchanged = (
  context: CallContext,
  definition: Resource,
  { recordId, version, publishedAt }: Row,
): Reply => {
  const message = context.call.text('server.records.nothingToPublish', {
    version: Number(version),
  });
  const further = changeMetaOf(context, definition, Number(recordId));
  return ok({ message, version, publishedAt, ...further });
};

/** The version that a record had when it was taken back: the next one goes on from there. */
const LAST_VERSION = 'lastPublishedVersion';

/**
 * Publishes a record: what devices fetch of it is written down as the next version. To be called within a
 * transaction.
 */
export const publish = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Reply> => {
  const { store, call, clock } = context;
  const published = await toPublish(context, definition, row);
  const before = await publicationOf(context, definition, row);
  const digest = digestOf(published);
  if (before?.digest === digest) return unchanged(context, definition, before);
  const version = Number(before?.version ?? row[LAST_VERSION] ?? 0) + 1;
  const publishedAt = new Date(clock()).toISOString();
  const values = { ...published, digest, version, publishedAt };
  const of = {
    organisationId: call.organisation.id,
    resource: definition.name,
    recordId: row.id,
  };
  const { id } = before
    ? await store.update(PUBLICATIONS, before.id, values)
    : await store.insert(PUBLICATIONS, { ...of, ...values });
  await keepFiles(context, definition, row, id);
  const message = call.text('server.records.published');
  return ok({ message, version, publishedAt, ...changeMetaOf(context, definition, row.id) });
};

const notPublished = (): Refusal => new Refusal(404, 'server.request.notFound');

/** Answers what devices fetch of a record. @throws Refusal 404 when it was never published */
export const readPublished = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Reply> => {
  const publication = await publicationOf(context, definition, row);
  if (!publication) throw notPublished();
  const { version, publishedAt, document, files } = publication;
  return record({ id: row.id, version, publishedAt, document, files });
};

/** Answers a file as it was published. @throws Refusal 404 when there is none in this field */
export const sendPublishedFile = async (
  context: CallContext,
  definition: Resource,
  row: Row,
  field: string,
): Promise<Reply> => {
  const publication = await publicationOf(context, definition, row);
  const [file] = publication
    ? await filesOf(context, { resource: PUBLICATIONS, recordId: publication.id, field })
    : [];
  if (!file) throw notPublished();
  const names = Object(publication?.files);
  const name = String(Object(names[field]).name ?? field);
  return { file: { hash: String(file.hash), type: String(file.type), name } };
};

/** Takes back what is published of a record: devices find nothing any more. @throws Refusal 409 where nothing is */
export const unpublish = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Reply> => {
  const publication = await publicationOf(context, definition, row);
  if (!publication) throw new Refusal(409, 'server.records.notPublished');
  await removePublication(context, definition, row);
  const changes = { [LAST_VERSION]: publication.version };
  await context.store.update(collectionOf(context, definition), row.id, changes);
  const message = context.call.text('server.records.unpublished');
  return ok({ message, ...changeMetaOf(context, definition, row.id) });
};

/** Forgets what was published of a record that is removed. To be called within a transaction. */
export const removePublication = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<void> => {
  const publication = await publicationOf(context, definition, row);
  if (!publication) return;
  await removeFiles(context, { resource: PUBLICATIONS, recordId: publication.id });
  await context.store.remove(PUBLICATIONS, publication.id);
};
