import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { neededPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply, record } from '../../contract/reply';
import type { Row } from '../../store/Store';
import { publications } from '../../tables/general/publications';
import { sentId } from '../../wire/sent';
import { changeMetaOf } from '../changeMeta';
import { filesOf, ownerOf, shareFiles } from '../files/files';
import { rowsOf } from '../tenant';
import { differences } from './differences';
import { type Digests, digestsOf, type Published, partsOf, toPublish } from './published';
import {
  lastVersionOf,
  type Publication,
  publicationsOf,
  requireVersion,
  supersede,
} from './versions';

const publicationOf = async (context: CallContext, definition: Resource, row: Row) =>
  (await publicationsOf(context, definition, [row.id])).get(row.id);

/** Keeps files as they are now, whatever becomes of those of the records. */
const keepFiles = (
  context: CallContext,
  publication: Row,
  files: Published['files'],
): Promise<void> =>
  shareFiles(
    context,
    ownerOf(publications.name, publication),
    Object.entries(files).map(([field, { hash, size, type }]) => ({ field, hash, size, type })),
  );

/** What is answered where devices have all there is. */
const unchanged = (
  context: CallContext,
  definition: Resource,
  { recordId, version, publishedAt }: Publication,
): Reply => {
  const message = context.call.text('server.records.nothingToPublish', {
    version: version ?? 0,
  });
  const further = changeMetaOf(context, definition, Number(recordId));
  return ok({ message, version, publishedAt, ...further });
};

/** Writes down what devices fetch from now on, as the next version. */
const write = async (
  context: CallContext,
  definition: Resource,
  row: Row,
  published: Published & Digests,
): Promise<Reply> => {
  const { call, clock } = context;
  const version = (await lastVersionOf(context, definition, row)) + 1;
  const publishedAt = new Date(clock()).toISOString();
  await supersede(context, definition, row);
  const publication = await rowsOf(context, publications).insert({
    resource: definition.name,
    recordId: row.id,
    ...published,
    version,
    publishedAt,
  });
  await keepFiles(context, publication, published.files);
  const message = call.text('server.records.published');
  return ok({ message, version, publishedAt, ...changeMetaOf(context, definition, row.id) });
};

/**
 * Publishes a record: what devices fetch of it is written down as the next version. To be called within a
 * transaction.
 */
export const publish = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Reply> => {
  const parts = await partsOf(context, definition, row);
  const before = await publicationOf(context, definition, row);
  const digests = digestsOf(parts);
  if (before && differences(before, digests).length === 0)
    return unchanged(context, definition, before);
  return write(context, definition, row, { ...toPublish(parts), ...digests });
};

/**
 * Publishes once more what an earlier version was, as the next one; the record stays as it is. To be called within a
 * transaction. @throws Refusal 404 for a version that isn't kept
 */
export const republish = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Reply> => {
  const asked = neededPart(context.call.body, 'version', sentId);
  const version = await requireVersion(context, definition, row, asked);
  if (version.superseded !== true) return unchanged(context, definition, version);
  const { document, contents, files: published, digest, contentDigests } = version;
  return write(context, definition, row, {
    document,
    contents,
    files: published,
    digest,
    contentDigests,
  });
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
  const { version, publishedAt, document, contents } = publication;
  const isAlone = definition.publishes?.along === undefined;
  const along = isAlone ? {} : { contents: contents ?? {} };
  return record({ id: row.id, version, publishedAt, document, ...along, files: publication.files });
};

/** Answers a file as it was published. @throws Refusal 404 when there is none in this field */
export const sendPublishedFile = async (
  context: CallContext,
  definition: Resource,
  row: Row,
  field: string,
): Promise<Reply> => {
  const publication = await publicationOf(context, definition, row);
  if (!publication) throw notPublished();
  const [file] = await filesOf(context, { ...ownerOf(publications.name, publication), field });
  if (!file) throw notPublished();
  const name = String(publication.files[field]?.name ?? field);
  return { file: { hash: file.hash, type: file.type, name } };
};

/** Takes back what is published of a record: devices find nothing any more. @throws Refusal 409 where nothing is */
export const unpublish = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Reply> => {
  if (!(await publicationOf(context, definition, row)))
    throw new Refusal(409, 'server.records.notPublished');
  await supersede(context, definition, row);
  const message = context.call.text('server.records.unpublished');
  return ok({ message, ...changeMetaOf(context, definition, row.id) });
};
