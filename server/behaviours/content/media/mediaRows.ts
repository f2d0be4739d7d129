import { ROOT_FOLDER } from '../../../../schemas/media/folders';
import type { CallContext } from '../../../contract/CallContext';
import { sentPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import { safeName } from '../../../records/files/fileFields';
import { freeName } from '../../../records/files/freeName';
import { findRow, findRows, requireRow } from '../../../records/tenant';
import type { Row } from '../../../store/Store';
import { sentIds } from '../../../wire/list';
import { sentId, sentText } from '../../../wire/sent';

export const MEDIA = 'media';
export const MEDIA_FOLDERS = 'mediaFolders';

const MEGABYTE = 1024 * 1024;

/** Files that a call names with `mediaid`: one id, or several as a list. @throws Refusal 400 or 404 */
export const namedMedia = async (context: CallContext): Promise<readonly Row[]> => {
  const ids = sentPart(context.call.body, 'mediaid', sentIds);
  if (ids.length === 0) throw new Refusal(400, 'server.request.missing', { name: 'mediaid' });
  const rows: Row[] = [];
  for (const id of new Set(ids)) rows.push(await requireRow(context, MEDIA, id));
  return rows;
};

/** Whether a folder is the root, or one of the organisation's. */
export const isFolder = async (context: CallContext, id: number): Promise<boolean> =>
  id === ROOT_FOLDER.id || (await findRow(context, MEDIA_FOLDERS, id)) !== undefined;

/** The id of the folder that a call names; the root's when it names none. @throws Refusal 404 */
export const namedFolder = async (context: CallContext): Promise<number> => {
  const sent = sentPart(context.call.body, 'folderId', sentText).trim();
  if (sent === '' || sent === String(ROOT_FOLDER.id)) return ROOT_FOLDER.id;
  const row = await findRow(context, MEDIA_FOLDERS, sentId(sent));
  if (row) return row.id;
  throw new Refusal(404, 'server.media.noFolder');
};

/** How many bytes the organisation's files take, and how many they may take. */
export const storageOf = async (
  context: CallContext,
): Promise<{ used: number; available: number }> => {
  const { rows } = await findRows(context, MEDIA);
  return {
    used: rows.reduce((sum, { fileSize }) => sum + Number(fileSize ?? 0), 0),
    available: Number(context.call.organisation.mediaStorage ?? 0) * MEGABYTE,
  };
};

/** A name that no other file of the folder has. */
export const nameIn = (
  context: CallContext,
  folderId: number,
  name: string,
  own?: Row,
): Promise<string> =>
  freeName(safeName(name), async (fileName) => {
    const { rows } = await findRows(context, MEDIA, { where: { fileName, folderId } });
    return rows.some(({ id }) => id !== own?.id);
  });
