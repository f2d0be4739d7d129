import { media } from '../../../resources/content/media';
import { mediaTypeOf } from '../../../schemas/media/mediaTypes';
import { requireAccess } from '../../access/access';
import { created, ok } from '../../contract/envelope';
import { Refusal } from '../../contract/Refusal';
import type { Reply } from '../../contract/route';
import { inTransaction, type Work } from '../../contract/Work';
import type { Upload } from '../../http/multipart';
import { safeName, uploadIn } from '../../records/files/fileFields';
import { FILES, filesOf, forgetFiles } from '../../records/files/files';
import { removeRecord } from '../../records/references/remove';
import { acceptSave } from '../../records/save/save';
import { requireRow } from '../../records/scope';
import { saidOf } from '../../records/texts';
import type { Row, Values } from '../../store/Store';
import { isPicture, makeThumbnail, THUMBNAIL_TYPE } from '../../store/thumbnail';
import type { Service } from '../Behaviour';
import { MEDIA, namedFolder, namedMedia, storageOf } from '../content/media/mediaRows';

const CONTENT = 'content';
const MEGABYTE = 1024 * 1024;

const ownerOf = ({ id }: Row) => ({ resource: MEDIA, recordId: id, field: CONTENT });

/** Whether the small picture of a file can be answered; a file that can't be read has none. */
const hasThumbnail = async ({ call }: Work, hash: string, type: string): Promise<boolean> => {
  if (!isPicture(type)) return false;
  const made = call.context.files.ensureThumbnail(hash, makeThumbnail);
  return made.then(
    () => true,
    () => false,
  );
};

/** A file, or its small picture. One that has none is answered itself if it is a picture at all. */
const show = async (work: Work): Promise<Reply> => {
  const { id, thumbnail } = work.call.query;
  const row = await requireRow(work, MEDIA, id);
  const [file] = await filesOf(work, ownerOf(row));
  if (!file) throw new Refusal(404, 'server.request.notFound');
  const [hash, type, name] = [String(file.hash), String(file.type), String(row.fileName)];
  if (thumbnail !== '1') return { file: { hash, type, name } };
  if (await hasThumbnail(work, hash, type))
    return { file: { hash, type: THUMBNAIL_TYPE, name: `${name}.webp`, isThumbnail: true } };
  if (type.startsWith('image/')) return { file: { hash, type, name } };
  throw new Refusal(404, 'server.request.notFound');
};

/** @throws Refusal 400 for nothing, 413 when it doesn't fit into the organisation's storage */
const requireRoom = async (work: Work, { name, file }: Upload, before?: Row): Promise<void> => {
  if (file.size === 0) throw new Refusal(400, 'server.media.empty', { name });
  const { used, available } = await storageOf(work);
  const left = available - used + Number(before?.fileSize ?? 0);
  if (file.size <= left) return;
  const megabytes = Math.max(0, Math.floor(left / MEGABYTE));
  throw new Refusal(413, 'server.media.full', { name, available: megabytes });
};

const valuesOf = ({ call }: Work, { name, file }: Upload): Values => ({
  fileName: safeName(name),
  fileSize: file.size,
  mimeType: file.type,
  type: mediaTypeOf(file.type),
  lastModified: new Date(call.context.clock()).toISOString(),
});

const keepContent = async ({ store }: Work, row: Row, { file }: Upload): Promise<void> => {
  const { hash, size, type } = file;
  await file.keep();
  await store.insert(FILES, { ...ownerOf(row), hash, size, type });
};

const add = async (work: Work, upload: Upload): Promise<Reply> => {
  await requireRoom(work, upload);
  const values = valuesOf(work, upload);
  const row = await work.store.insert(MEDIA, {
    organisationId: work.call.organisation.id,
    ...values,
    title: '',
    description: '',
    altTag: '',
    folderId: await namedFolder(work),
    creationDate: values.lastModified,
  });
  await keepContent(work, row, upload);
  return created(row.id, saidOf(work, 'added', media));
};

/** Puts another content in the place of a file's: whatever refers to the file shows it from then on. */
const replace = async (work: Work, upload: Upload): Promise<Reply> => {
  const row = await requireRow(work, MEDIA, work.call.body.mediaid);
  await requireRoom(work, upload, row);
  const before = await filesOf(work, ownerOf(row));
  await keepContent(work, row, upload);
  await forgetFiles(work, before);
  await work.store.update(MEDIA, row.id, valuesOf(work, upload));
  return created(row.id, saidOf(work, 'saved', media));
};

const receive = async (work: Work): Promise<Reply> => {
  const isNew = (work.call.body.mediaid ?? '') === '';
  requireAccess(work.call.access, MEDIA, isNew ? 'create' : 'update');
  const upload = uploadIn(work, 'file');
  return inTransaction(work, (inner) => (isNew ? add(inner, upload) : replace(inner, upload)));
};

/** Of several files only the folder can be changed: their texts are each their own. */
const changesOf = ({ call }: Work, count: number): Values =>
  count === 1 ? call.body : { folderId: call.body.folderId };

const update = async (work: Work): Promise<Reply> => {
  const rows = await namedMedia(work);
  const call = { ...work.call, body: changesOf(work, rows.length) };
  for (const row of rows) {
    const after = await acceptSave({ ...work, call }, media, 'update', row);
    await work.store.update(MEDIA, row.id, after);
  }
  const message =
    rows.length === 1
      ? saidOf(work, 'saved', media)
      : work.call.text('server.media.saved', { count: rows.length });
  return ok({ message });
};

const remove = async (work: Work): Promise<Reply> => {
  const rows = await namedMedia(work);
  for (const row of rows) await removeRecord(work, media, row);
  const message =
    rows.length === 1
      ? saidOf(work, 'deleted', media)
      : work.call.text('server.media.deleted', { count: rows.length });
  return ok({ message });
};

const writing =
  (run: Service['run']): Service['run'] =>
  (work) =>
    inTransaction(work, run);

/** What is done with the files of the media library, beside listing them. */
export const mediaFiles: readonly Service[] = [
  { method: 'GET', path: 'media/files', modules: ['media'], right: 'read', run: show },
  {
    method: 'POST',
    path: 'media/files',
    modules: ['media'],
    // Adding and replacing take different rights, which only the form tells apart.
    right: 'read',
    upload: ({ mediaMaxBytes }) => ({ maxBytes: mediaMaxBytes }),
    run: receive,
  },
  { method: 'PUT', path: 'media', modules: ['media'], right: 'update', run: writing(update) },
  { method: 'DELETE', path: 'media', modules: ['media'], right: 'delete', run: writing(remove) },
];
