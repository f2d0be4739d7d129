import { media } from '../../../../resources/content/media';
import { ROOT_FOLDER } from '../../../../schemas/media/folders';
import { mediaTypeOf } from '../../../../schemas/media/mediaTypes';
import type { CallContext } from '../../../contract/CallContext';
import type { Upload } from '../../../contract/call';
import { Refusal } from '../../../contract/Refusal';
import { ok } from '../../../contract/reply';
import {
  type FileRow,
  filesOf,
  forgetFiles,
  formerOf,
  keepFile,
  ownerOf,
} from '../../../records/files/files';
import { forgetFormer } from '../../../records/files/former';
import { hasRoom, requireRoom } from '../../../records/quotas/storage';
import { rowsOf } from '../../../records/tenant';
import { files } from '../../../tables/general/files';
import { plainText, sentId } from '../../../wire/sent';
import { changing } from '../../changing';
import { lockLibrary, type MediaRow, mediaTable, nameIn } from './mediaRows';

const CONTENT = 'content';

/** Whose former contents of files are. */
const FORMER = formerOf(media.name);

const ofCurrent = (row: MediaRow) => ({ ...ownerOf(media.name, row), field: CONTENT });

const ofFormer = (row: MediaRow) => ({ ...ownerOf(FORMER, row), field: CONTENT });

/** What a file of the library holds; none of one whose content was lost. */
export const contentOf = async (
  context: Pick<CallContext, 'store'>,
  row: MediaRow,
): Promise<FileRow | undefined> => (await filesOf(context, ofCurrent(row)))[0];

/** Keeps what was uploaded as the content of a file. @returns its id */
export const keepContent = async (
  context: Pick<CallContext, 'store'>,
  row: MediaRow,
  upload: Upload,
): Promise<number> => {
  await keepFile(context, ofCurrent(row), upload);
  return Math.max(...(await filesOf(context, ofCurrent(row))).map(({ id }) => id));
};

/** What a file that is uploaded is known by. */
export const valuesOf = (
  { clock }: Pick<CallContext, 'clock'>,
  { size, type }: { readonly size: number; readonly type: string },
) => ({
  fileSize: size,
  mimeType: type,
  type: mediaTypeOf(type),
  lastModified: new Date(clock()).toISOString(),
});

const become = async (
  context: CallContext,
  rows: readonly FileRow[],
  resource: string,
): Promise<void> => {
  const where = { id: rows.map(({ id }) => id) };
  await rowsOf(context, files).updateWhere({ where }, { resource });
};

/**
 * Puts another content in the place of a file's. The former one stays for as long as that can be taken back; where there
 * is no room for both, it goes at once.
 *
 * @throws Refusal 413
 */
export const replaceContent = async (
  context: CallContext,
  row: MediaRow,
  upload: Upload,
): Promise<void> => {
  const { organisationId } = row;
  await requireRoom(context, organisationId, upload, row.fileSize ?? 0);
  const staysBeside = await hasRoom(context, organisationId, upload);
  const before = await filesOf(context, ofCurrent(row));
  if (staysBeside) await become(context, before, FORMER);
  else {
    await forgetFormer(context, ofCurrent(row));
    await forgetFiles(context, { organisationId }, before);
  }
  const fileName = await nameIn(context, row.folderId ?? ROOT_FOLDER.id, upload.name, row);
  const content = await keepContent(context, row, upload);
  const changes = { ...valuesOf(context, upload.file), fileName, content };
  await rowsOf(context, mediaTable).update(row.id, changes);
};

/** The content that a file had: by its id, or the first where none had been put in its place yet. */
const formerContent = async (
  context: CallContext,
  row: MediaRow,
  id: number,
): Promise<FileRow | undefined> => {
  const former = await filesOf(context, ofFormer(row));
  if (id > 0) return former.find((one) => one.id === id);
  return former.toSorted((one, other) => one.id - other.id)[0];
};

/** Gives a file the content of before, and the name that it had with it. */
export const restoreContent = changing<MediaRow>(async (context, row) => {
  await lockLibrary(context);
  const { body } = context.call;
  const former = await formerContent(context, row, sentId(body[CONTENT]));
  if (!former) throw new Refusal(409, 'server.media.contentGone');
  await become(context, await filesOf(context, ofCurrent(row)), FORMER);
  await become(context, [former], media.name);
  const name = plainText(body.fileName) || (row.fileName ?? '');
  await rowsOf(context, mediaTable).update(row.id, {
    ...valuesOf(context, { size: former.size ?? 0, type: former.type ?? '' }),
    fileName: await nameIn(context, row.folderId ?? ROOT_FOLDER.id, name, row),
    content: former.id,
  });
  return ok();
});
