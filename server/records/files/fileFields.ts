import { randomUUID } from 'node:crypto';
import { type FieldOf, isFile, limitsOf, type Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Upload, UploadRules } from '../../contract/call';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import type { Row } from '../../store/Store';
import { hasRoom } from '../quotas/storage';
import { rowsOf } from '../tenant';
import { changeMessage, fieldName } from '../texts';
import { filesOf, forgetFiles, keepFile, ownerOf } from './files';
import { forgetFormer, putAside, takeBack } from './former';

/** What a stored file is called: the name that it came with, without what an address or a folder would read into it. */
export const safeName = (name: string): string =>
  name.replace(/[\p{Cc}/\\?#%]/gu, '_').replace(/^\.+/, '_');

/** The file that came in a part of the form, or the only one. @throws Refusal 400 */
export const uploadIn = ({ call }: CallContext, part: string): Upload => {
  const upload = call.uploads.find((candidate) => candidate.part === part) ?? call.uploads[0];
  if (upload) return upload;
  throw new Refusal(400, 'server.request.missing', { name: part });
};

/** What a field's file is called: where its address has no record, no other is called the same. */
const nameFor = ({ fields }: Resource, name: string, upload: Upload): string => {
  const field = fields[name];
  const isAlone = field && isFile(field) && !field.address.includes('{id}');
  return isAlone ? `${randomUUID().slice(0, 8)}-${safeName(upload.name)}` : safeName(upload.name);
};

const nameIn = (row: Row, field: string): string => String(row[field] ?? '');

/** Keeps the file that came as that of a record's field. The one before it is put aside, or goes where there is no room for both. */
export const storeFile = async (
  context: CallContext,
  definition: Resource,
  field: string,
  part: string,
  row: Row,
): Promise<Reply> => {
  const upload = uploadIn(context, part);
  const owner = { ...ownerOf(definition.name, row), field };
  const before = await filesOf(context, owner);
  const staysBeside = await hasRoom(context, owner.organisationId, upload);
  const fileName = nameFor(definition, field, upload);
  await keepFile(context, owner, upload, { fileName });
  if (staysBeside) await putAside(context, owner, before, nameIn(row, field));
  else {
    await forgetFormer(context, owner);
    await forgetFiles(context, owner, before);
  }
  await rowsOf(context, context.tables.of(definition)).update(row.id, { [field]: fileName });
  return ok({
    message: changeMessage(context, 'saved', fieldName(context, definition.name, field)),
    fileName,
  });
};

/**
 * Answers the file of a record's field under the name that the record gives it.
 *
 * @param asked the name in the address, where it has one
 * @throws Refusal 404 when there is none, or none of that name
 */
export const sendFieldFile = async (
  context: CallContext,
  definition: Resource,
  field: string,
  row: Row,
  asked?: string,
): Promise<Reply> => {
  const [file] = await filesOf(context, { ...ownerOf(definition.name, row), field });
  const name = String(row[field] ?? '');
  if (!file || (asked !== undefined && name !== asked))
    throw new Refusal(404, 'server.request.notFound');
  return { file: { hash: file.hash, type: file.type, name } };
};

/** Puts the file of a record's field aside. */
export const clearFile = async (
  context: CallContext,
  definition: Resource,
  field: string,
  row: Row,
): Promise<Reply> => {
  const owner = { ...ownerOf(definition.name, row), field };
  await putAside(context, owner, await filesOf(context, owner), nameIn(row, field));
  await rowsOf(context, context.tables.of(definition)).update(row.id, { [field]: '' });
  return ok({
    message: changeMessage(context, 'deleted', fieldName(context, definition.name, field)),
  });
};

/**
 * Gives a record's field the file that it had.
 *
 * @param id of that file; 0 where there was none. @throws Refusal 409 where it isn't kept any more
 */
export const restoreFile = async (
  context: CallContext,
  definition: Resource,
  field: string,
  row: Row,
  id: number,
): Promise<Reply> => {
  const owner = { ...ownerOf(definition.name, row), field };
  const present = await filesOf(context, owner);
  const fileName = id > 0 ? ((await takeBack(context, owner, id)).fileName ?? '') : '';
  await putAside(context, owner, present, nameIn(row, field));
  await rowsOf(context, context.tables.of(definition)).update(row.id, { [field]: fileName });
  return ok();
};

const fileFieldsOf = ({
  fields,
}: Resource): readonly (readonly [string, FieldOf<'image'> | FieldOf<'file'>])[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isFile(field) ? [[name, field] as const] : [],
  );

/** Which files a form may bring along that changes a record: those of its fields; none where an update is no form. */
export const formFiles = (definition: Resource): UploadRules | undefined => {
  const { update } = definition.verbs;
  const limits = fileFieldsOf(definition).map(([, field]) => limitsOf(field));
  const isForm = update !== false && update?.encoding?.startsWith('multipart');
  if (!isForm || limits.length === 0) return undefined;
  return {
    maxBytes: Math.max(...limits.map(({ maxBytes }) => maxBytes)),
    accept: limits.flatMap(({ accept }) => accept),
    maxFiles: limits.length,
  };
};

/** Keeps the files that came in the parts of a form that are called like fields; an empty part removes one. */
export const storeFormFiles = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<void> => {
  const { uploads, body } = context.call;
  for (const [name] of fileFieldsOf(definition)) {
    if (uploads.some(({ part }) => part === name))
      await storeFile(context, definition, name, name, row);
    else if (body[name] === '') await clearFile(context, definition, name, row);
  }
};
