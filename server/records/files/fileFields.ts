import type { Resource } from '../../../schemas';
import { ok } from '../../contract/envelope';
import { Refusal } from '../../contract/Refusal';
import type { Reply } from '../../contract/route';
import type { Work } from '../../contract/Work';
import type { Upload } from '../../http/multipart';
import type { Row } from '../../store/Store';
import { collectionOf } from '../collections';
import { fieldName, said } from '../texts';
import { FILES, filesOf, forgetFiles, removeFiles } from './files';

/** What a stored file is called: the name that it came with, without what an address or a folder would read into it. */
export const safeName = (name: string): string =>
  name.replace(/[\p{Cc}/\\?#%]/gu, '_').replace(/^\.+/, '_');

/** The file that came in a part of the form, or the only one. @throws Refusal 400 */
export const uploadIn = ({ call }: Work, part: string): Upload => {
  const upload = call.uploads.find((candidate) => candidate.part === part) ?? call.uploads[0];
  if (upload) return upload;
  throw new Refusal(400, 'server.request.missing', { name: part });
};

/** Keeps the file that came as that of a record's field; the one before it goes. */
export const storeFile = async (
  work: Work,
  definition: Resource,
  field: string,
  part: string,
  row: Row,
): Promise<Reply> => {
  const { file, name } = uploadIn(work, part);
  const owner = { resource: definition.name, recordId: row.id, field };
  await file.keep();
  const before = await filesOf(work, owner);
  const { hash, size, type } = file;
  await work.store.insert(FILES, { ...owner, hash, size, type });
  await forgetFiles(work, before);
  const fileName = safeName(name);
  await work.store.update(collectionOf(definition), row.id, { [field]: fileName });
  return ok({ message: said(work, 'saved', fieldName(work, definition.name, field)), fileName });
};

/** Answers the file of a record's field under the name that the record gives it. @throws Refusal 404 */
export const sendFieldFile = async (
  work: Work,
  definition: Resource,
  field: string,
  name: string,
  row: Row,
): Promise<Reply> => {
  const [file] = await filesOf(work, { resource: definition.name, recordId: row.id, field });
  if (!file || row[field] !== name) throw new Refusal(404, 'server.request.notFound');
  return { file: { hash: String(file.hash), type: String(file.type), name } };
};

/** Removes the file of a record's field. */
export const clearFile = async (
  work: Work,
  definition: Resource,
  field: string,
  row: Row,
): Promise<Reply> => {
  await removeFiles(work, { resource: definition.name, recordId: row.id, field });
  await work.store.update(collectionOf(definition), row.id, { [field]: '' });
  return ok({ message: said(work, 'deleted', fieldName(work, definition.name, field)) });
};
