import { ROOT_FOLDER } from '../../../../schemas/media/folders';
import type { CallContext } from '../../../contract/CallContext';
import { sentPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import { safeName } from '../../../records/files/fileFields';
import { freeName } from '../../../records/files/freeName';
import { rowsOf } from '../../../records/tenant';
import type { RowIn } from '../../../store/Table';
import { media as mediaTable } from '../../../tables/content/media';
import { mediaFolders } from '../../../tables/content/mediaFolders';
import { sentIds } from '../../../wire/list';
import { sentId, sentText } from '../../../wire/sent';
import { rowsById } from '../../rowsById';

/** The files of the media library. */
export { mediaTable };

/** A file of the media library. */
export type MediaRow = RowIn<typeof mediaTable>;

/**
 * Waits for whoever else changes the organisation's library: names stay free in their folder, and room stays, until
 * the file is stored that was found to have them. To be called within a transaction.
 */
export const lockLibrary = ({ call, store }: CallContext): Promise<void> =>
  store.lock(`media/${call.organisation.id}`);

/** Files that a call names with `mediaid`: one id, or several as a list. @throws Refusal 400 or 404 */
export const namedMedia = async (context: CallContext): Promise<readonly MediaRow[]> => {
  const ids = [...new Set(sentPart(context.call.body, 'mediaid', sentIds))];
  if (ids.length === 0) throw new Refusal(400, 'server.request.missing', { name: 'mediaid' });
  const byId = await rowsById(rowsOf(context, mediaTable), ids);
  return ids.map((id) => {
    const row = byId.get(id);
    if (row) return row;
    throw new Refusal(404, 'server.request.notFound');
  });
};

/** Whether a folder is the root, or one of the organisation's. */
export const isFolder = async (context: CallContext, id: number): Promise<boolean> =>
  id === ROOT_FOLDER.id || (await rowsOf(context, mediaFolders).get(id)) !== undefined;

/** The id of the folder that a call names; the root's when it names none. @throws Refusal 404 */
export const namedFolder = async (context: CallContext): Promise<number> => {
  const sent = sentPart(context.call.body, 'folderId', sentText).trim();
  if (sent === '' || sent === String(ROOT_FOLDER.id)) return ROOT_FOLDER.id;
  const row = await rowsOf(context, mediaFolders).get(sentId(sent));
  if (row) return row.id;
  throw new Refusal(404, 'server.media.noFolder');
};

/** A name that no other file of the folder has. */
export const nameIn = (
  context: CallContext,
  folderId: number,
  name: string,
  own?: MediaRow,
): Promise<string> =>
  freeName(safeName(name), async (fileName) => {
    const others = { where: { fileName, folderId }, not: { where: { id: own?.id ?? [] } } };
    return (await rowsOf(context, mediaTable).count(others)) > 0;
  });
