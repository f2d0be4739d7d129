import { media } from '../../../../resources/content/media';
import { mediaTypeOf } from '../../../../schemas/media/mediaTypes';
import { requireAccess } from '../../../access/access';
import {
  type CallContext,
  inTransaction,
  type Operation,
  type RecordFunction,
} from '../../../contract/CallContext';
import type { Upload } from '../../../contract/call';
import { sentPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import { created, ok, type Reply } from '../../../contract/reply';
import { isPicture, makeThumbnail, THUMBNAIL_TYPE } from '../../../files/thumbnail';
import { safeName, uploadIn } from '../../../records/files/fileFields';
import { requireRoom } from '../../../records/quotas/storage';
import { removeRecord } from '../../../records/references/remove';
import { refuseWhileKept, usesOf } from '../../../records/references/usage';
import { acceptSave } from '../../../records/save/save';
import { requireRow, rowsOf } from '../../../records/tenant';
import { recordMessage } from '../../../records/texts';
import { withTrash } from '../../../records/trash/withTrash';
import { refuseChanged } from '../../../records/versions/refuseChanged';
import { OWN } from '../../../records/versions/version';
import type { Values } from '../../../store/Store';
import { plainText, sentId } from '../../../wire/sent';
import { changing } from '../../changing';
import { contentOf, keepContent, replaceContent, restoreContent, valuesOf } from './contents';
import {
  lockLibrary,
  type MediaRow,
  mediaTable,
  namedFolder,
  namedMedia,
  nameIn,
} from './mediaRows';

/** Whether the small picture of a file can be answered; a file that can't be read has none. */
const hasThumbnail = async (
  { files }: CallContext,
  hash: string,
  type: string,
): Promise<boolean> => {
  if (!isPicture(type)) return false;
  const made = files.ensureThumbnail(hash, makeThumbnail);
  return made.then(
    () => true,
    () => false,
  );
};

/** A file, or its small picture. One that has none is answered itself if it is a picture at all. */
const show = async (context: CallContext): Promise<Reply> => {
  const { id, thumbnail } = context.call.query;
  const row = await requireRow(context, mediaTable, sentId(id));
  const file = await contentOf(context, row);
  if (!file) throw new Refusal(404, 'server.request.notFound');
  const { hash, type } = file;
  const name = row.fileName ?? '';
  if (thumbnail !== '1') return { file: { hash, type, name } };
  if (await hasThumbnail(context, hash, type))
    return { file: { hash, type: THUMBNAIL_TYPE, name: `${name}.webp`, isThumbnail: true } };
  if (type.startsWith('image/')) return { file: { hash, type, name } };
  throw new Refusal(404, 'server.request.notFound');
};

const add = async (context: CallContext, upload: Upload): Promise<Reply> => {
  await requireRoom(context, context.call.organisation.id, upload);
  const folderId = await namedFolder(context);
  const fileName = await nameIn(context, folderId, upload.name);
  const values = { ...valuesOf(context, upload.file), fileName };
  const row = await rowsOf(context, mediaTable).insert({
    ...values,
    title: '',
    description: '',
    altTag: '',
    folderId,
    creationDate: values.lastModified,
  });
  const content = await keepContent(context, row, upload);
  await rowsOf(context, mediaTable).update(row.id, { content });
  const isRenamed = fileName !== safeName(upload.name);
  return created(
    row.id,
    isRenamed
      ? context.call.text('server.media.addedAs', { name: fileName })
      : recordMessage(context, 'added', media),
  );
};

/** What shows a picture can't show a sound. @throws Refusal 415 */
const requireSameKind = (row: MediaRow, { name, file }: Upload): void => {
  if (mediaTypeOf(file.type) !== row.type)
    throw new Refusal(415, 'server.media.otherKind', { name, replaced: row.fileName ?? '' });
};

/** Puts another content in the place of a file's: whatever refers to the file shows it from then on. */
const replace = async (context: CallContext, upload: Upload): Promise<Reply> => {
  const row = await requireRow(context, mediaTable, sentPart(context.call.body, 'mediaid', sentId));
  requireSameKind(row, upload);
  await replaceContent(context, row, upload);
  return created(row.id, recordMessage(context, 'saved', media));
};

const UPLOAD = { method: 'POST', path: 'media/files' } as const;

const receive = async (context: CallContext): Promise<Reply> => {
  const isNew = (context.call.body.mediaid ?? '') === '';
  requireAccess(context.call.access, media.name, isNew ? 'create' : 'update');
  const upload = uploadIn(context, 'file');
  return context.once.answer(UPLOAD, context.call, async (keep) => {
    // What won't fit in the end needn't be sent on.
    if (isNew) await requireRoom(context, context.call.organisation.id, upload);
    await upload.file.stage();
    return inTransaction(context, async (inner) => {
      await lockLibrary(inner);
      const reply = await (isNew ? add(inner, upload) : replace(inner, upload));
      await keep(inner.store, reply);
      return reply;
    });
  });
};

/** Of several files only the folder can be changed: their texts are each their own. */
const changesOf = ({ call }: CallContext, count: number): Values =>
  count === 1 ? call.body : { folderId: call.body.folderId };

/** @param name what it is called where that is free in its folder */
const save = async (
  context: CallContext,
  row: MediaRow,
  body: Values,
  name = row.fileName ?? '',
): Promise<void> => {
  const call = { ...context.call, body };
  const after = await acceptSave({ ...context, call }, media, 'update', row);
  const isMoved = after.folderId !== undefined && after.folderId !== row.folderId;
  const fileName = isMoved
    ? await nameIn(context, Number(after.folderId), name, row)
    : row.fileName;
  await rowsOf(context, context.tables.of(media)).update(row.id, { ...after, fileName });
};

const update = async (context: CallContext): Promise<Reply> => {
  const rows = await namedMedia(context);
  const body = changesOf(context, rows.length);
  const [only] = rows;
  // A version is one file's; of several only the folder changes, whatever else has become of them.
  if (rows.length === 1) await refuseChanged(context, media, only, OWN);
  for (const row of rows) await save(context, row, body);
  const message =
    rows.length === 1
      ? recordMessage(context, 'saved', media)
      : context.call.text('server.media.saved', { count: rows.length });
  return ok({ message });
};

/** Gives a file a text or the folder of before, and there the name that it had. */
const restore = (field: 'title' | 'description' | 'altTag' | 'folderId') =>
  changing<MediaRow>(async (context, row) => {
    await lockLibrary(context);
    const { [field]: value, fileName } = context.call.body;
    await save(context, row, { [field]: value }, plainText(fileName) || undefined);
    return ok();
  });

/** No call of the contract changes one field of a file by itself. */
export const restores = {
  title: restore('title'),
  description: restore('description'),
  altTag: restore('altTag'),
  folderId: restore('folderId'),
  content: restoreContent,
};

const remove = async (context: CallContext): Promise<Reply> => {
  const rows = await namedMedia(context);
  // Of several the header names the versions of all; a version is one file's.
  for (const row of rows) await refuseChanged(context, media, row, OWN);
  const entries: (number | undefined)[] = [];
  for (const row of rows) entries.push(await removeRecord(context, media, row));
  const message =
    rows.length === 1
      ? recordMessage(context, 'deleted', media)
      : context.call.text('server.media.deleted', { count: rows.length });
  return withTrash(ok({ message }), entries);
};

/** Deletes a file that was uploaded, as long as nothing shows it. */
export const unmakeFile: RecordFunction<MediaRow> = {
  ...changing<MediaRow>(async (context, row) => {
    await lockLibrary(context);
    const uses = await usesOf(context, media, row);
    await refuseWhileKept(
      context,
      uses.map((using) => ({ ...using, effect: 'keeps' })),
    );
    await removeRecord(context, media, row);
    return ok();
  }),
  right: 'delete',
};

const writing =
  (run: Operation['run']): Operation['run'] =>
  (outer) =>
    inTransaction(outer, async (context) => {
      await lockLibrary(context);
      return run(context);
    });

/** What is done with the files of the media library, beside listing them. */
export const mediaFiles: readonly Operation[] = [
  { method: 'GET', path: 'media/files', modules: ['media'], right: 'read', run: show },
  {
    ...UPLOAD,
    modules: ['media'],
    // Adding and replacing take different rights, which only the form distinguishes.
    right: 'read',
    upload: ({ mediaMaxBytes }) => ({ maxBytes: mediaMaxBytes }),
    run: receive,
  },
  { method: 'PUT', path: 'media', modules: ['media'], right: 'update', run: writing(update) },
  { method: 'DELETE', path: 'media', modules: ['media'], right: 'delete', run: writing(remove) },
];
