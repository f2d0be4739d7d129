import { media } from '../../../../resources/content/media';
import { ROOT_FOLDER } from '../../../../schemas/media/folders';
import { mediaTypeOf } from '../../../../schemas/media/mediaTypes';
import type { CallContext } from '../../../contract/CallContext';
import type { Upload } from '../../../contract/call';
import { ok } from '../../../contract/reply';
import {
  type FileRow,
  filesOf,
  forgetFiles,
  keepFile,
  ownerOf,
} from '../../../records/files/files';
import { forgetFormer, putAside, takeBack } from '../../../records/files/former';
import { hasRoom, requireRoom } from '../../../records/quotas/storage';
import { rowsOf } from '../../../records/tenant';
import { plainText, sentId } from '../../../wire/sent';
import { changing } from '../../changing';
import { lockLibrary, type MediaRow, mediaTable, nameIn } from './mediaRows';

const CONTENT = 'content';

const ofCurrent = (row: MediaRow) => ({ ...ownerOf(media.name, row), field: CONTENT });

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
  if (staysBeside) await putAside(context, ofCurrent(row), before, row.fileName ?? '');
  else {
    await forgetFormer(context, ofCurrent(row));
    await forgetFiles(context, { organisationId }, before);
  }
  const fileName = await nameIn(context, row.folderId ?? ROOT_FOLDER.id, upload.name, row);
  const content = await keepContent(context, row, upload);
  const changes = { ...valuesOf(context, upload.file), fileName, content };
  await rowsOf(context, mediaTable).update(row.id, changes);
};

/** Gives a file the content of before, and the name that it had with it. */
export const restoreContent = changing<MediaRow>(async (context, row) => {
  await lockLibrary(context);
  const { body } = context.call;
  const owner = ofCurrent(row);
  const present = await filesOf(context, owner);
  // Without an id: that was before contents had any, and the first that was put aside is meant.
  const former = await takeBack(context, owner, sentId(body[CONTENT]) || 'first');
  await putAside(context, owner, present, row.fileName ?? '');
  const name = plainText(body.fileName) || (row.fileName ?? '');
  await rowsOf(context, mediaTable).update(row.id, {
    ...valuesOf(context, { size: former.size ?? 0, type: former.type ?? '' }),
    fileName: await nameIn(context, row.folderId ?? ROOT_FOLDER.id, name, row),
    content: former.id,
  });
  return ok();
});
