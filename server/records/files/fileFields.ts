import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Upload } from '../../contract/call';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import type { Row } from '../../store/Store';
import { collectionOf } from '../collections';
import { fieldName, said } from '../texts';
import { filesOf, forgetFiles, keepFile, removeFiles } from './files';

/** What a stored file is called: the name that it came with, without what an address or a folder would read into it. */
export const safeName = (name: string): string =>
  name.replace(/[\p{Cc}/\\?#%]/gu, '_').replace(/^\.+/, '_');

/** The file that came in a part of the form, or the only one. @throws Refusal 400 */
export const uploadIn = ({ call }: CallContext, part: string): Upload => {
  const upload = call.uploads.find((candidate) => candidate.part === part) ?? call.uploads[0];
  if (upload) return upload;
  throw new Refusal(400, 'server.request.missing', { name: part });
};

/** Keeps the file that came as that of a record's field; the one before it goes. */
export const storeFile = async (
  context: CallContext,
  definition: Resource,
  field: string,
  part: string,
  row: Row,
): Promise<Reply> => {
  const upload = uploadIn(context, part);
  const owner = { resource: definition.name, recordId: row.id, field };
  const before = await filesOf(context, owner);
  await keepFile(context, owner, upload);
  await forgetFiles(context, before);
  const fileName = safeName(upload.name);
  await context.store.update(collectionOf(context, definition), row.id, { [field]: fileName });
  return ok({
    message: said(context, 'saved', fieldName(context, definition.name, field)),
    fileName,
  });
};

/**
 * Answers the file of a record's field under the name that the record gives it.
 *
 * @param asked the name that the address has, where it has one
 * @throws Refusal 404 when there is none, or none of that name
 */
export const sendFieldFile = async (
  context: CallContext,
  definition: Resource,
  field: string,
  row: Row,
  asked?: string,
): Promise<Reply> => {
  const [file] = await filesOf(context, { resource: definition.name, recordId: row.id, field });
  const name = String(row[field] ?? '');
  if (!file || (asked !== undefined && name !== asked))
    throw new Refusal(404, 'server.request.notFound');
  return { file: { hash: String(file.hash), type: String(file.type), name } };
};

/** Removes the file of a record's field. */
export const clearFile = async (
  context: CallContext,
  definition: Resource,
  field: string,
  row: Row,
): Promise<Reply> => {
  await removeFiles(context, { resource: definition.name, recordId: row.id, field });
  await context.store.update(collectionOf(context, definition), row.id, { [field]: '' });
  return ok({ message: said(context, 'deleted', fieldName(context, definition.name, field)) });
};
