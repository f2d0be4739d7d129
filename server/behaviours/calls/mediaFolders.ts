import { media } from '../../../resources/content/media';
import { FOLDER_NAME_MAX, folderNameOf, ROOT_FOLDER } from '../../../schemas/media/folders';
import { created, ok } from '../../contract/envelope';
import { Refusal } from '../../contract/Refusal';
import type { Reply } from '../../contract/route';
import { inTransaction, type Work } from '../../contract/Work';
import { removeRecord } from '../../records/references/remove';
import { findRows, requireRow } from '../../records/scope';
import { said } from '../../records/texts';
import type { Row } from '../../store/Store';
import { sentText } from '../../wire/sent';
import type { Service } from '../Behaviour';
import { MEDIA, MEDIA_FOLDERS, storageOf } from '../content/media/mediaRows';

/** What becomes of the files of a folder that is deleted. */
const deletions = { keepFiles: 'folder', deleteFiles: 'all' } as const;

const countsOf = (rows: readonly Row[]): ReadonlyMap<unknown, number> => {
  const counts = new Map<unknown, number>();
  for (const { folderId } of rows) counts.set(folderId, (counts.get(folderId) ?? 0) + 1);
  return counts;
};

const list = async (work: Work): Promise<Reply> => {
  const files = await findRows(work, MEDIA);
  const folders = await findRows(work, MEDIA_FOLDERS, { sort: [{ field: 'name', order: 'asc' }] });
  const counts = countsOf(files.rows);
  const results = [ROOT_FOLDER, ...folders.rows].map(({ id, name }) => ({
    id,
    name,
    count: counts.get(id) ?? 0,
  }));
  return ok({ results, ...(await storageOf(work)) });
};

const isSameName = (one: unknown, other: string): boolean =>
  String(one).toLowerCase() === other.toLowerCase();

/** The name that a folder gets. @throws Refusal 400 or 409 */
const newName = async (work: Work, own?: number): Promise<string> => {
  const { folderName } = work.call.body;
  if (folderName === undefined)
    throw new Refusal(400, 'server.request.missing', { name: 'folderName' });
  const name = folderNameOf(sentText(folderName));
  const refuse = (status: number, key: 'folderName' | 'folderNameLength' | 'folderTaken') => {
    const text = { key: `server.media.${key}`, params: { name, max: FOLDER_NAME_MAX } } as const;
    throw new Refusal(status, text.key, text.params, { errors: { folderName: text } });
  };
  if (name === '') refuse(400, 'folderName');
  if (name.length > FOLDER_NAME_MAX) refuse(400, 'folderNameLength');
  const { rows } = await findRows(work, MEDIA_FOLDERS);
  const others = rows.filter(({ id }) => id !== own);
  if ([ROOT_FOLDER, ...others].some((folder) => isSameName(folder.name, name)))
    refuse(409, 'folderTaken');
  return name;
};

/** The folder that a call changes. @throws Refusal 400, 404, or 409 for the root */
const folderToChange = async (work: Work): Promise<Row> => {
  const { folderId } = work.call.body;
  if (folderId === undefined)
    throw new Refusal(400, 'server.request.missing', { name: 'folderId' });
  if (sentText(folderId).trim() === String(ROOT_FOLDER.id))
    throw new Refusal(409, 'server.media.rootFolder');
  return requireRow(work, MEDIA_FOLDERS, folderId);
};

const folder = ({ call }: Work): string => call.text('server.media.folder');

const create = async (work: Work): Promise<Reply> => {
  const organisationId = work.call.organisation.id;
  const name = await newName(work);
  const { id } = await work.store.insert(MEDIA_FOLDERS, { organisationId, name });
  return created(id, said(work, 'added', folder(work)));
};

const rename = async (work: Work): Promise<Reply> => {
  const { id } = await folderToChange(work);
  await work.store.update(MEDIA_FOLDERS, id, { name: await newName(work, id) });
  return ok({ message: said(work, 'saved', folder(work)) });
};

const remove = async (work: Work): Promise<Reply> => {
  const { id } = await folderToChange(work);
  const { typeDeletion } = work.call.body;
  if (!Object.values(deletions).some((known) => known === typeDeletion))
    throw new Refusal(400, 'server.media.typeDeletion');
  const { rows } = await findRows(work, MEDIA, { where: { folderId: id } });
  for (const row of rows)
    if (typeDeletion === deletions.deleteFiles) await removeRecord(work, media, row);
    else await work.store.update(MEDIA, row.id, { folderId: ROOT_FOLDER.id });
  await work.store.remove(MEDIA_FOLDERS, id);
  return ok({ message: said(work, 'deleted', folder(work)) });
};

const service = (
  method: Service['method'],
  path: string,
  right: Service['right'],
  run: Service['run'],
): Service => ({ method, path, modules: ['media'], right, run });

const writing = (path: string, right: Service['right'], run: Service['run']): Service =>
  service('POST', path, right, (work) => inTransaction(work, run));

/** The folders of the media library: one level, and a root that is always there. */
export const mediaFolders: readonly Service[] = [
  service('GET', 'media/folders', 'read', list),
  writing('media', 'create', create),
  writing('media/update', 'update', rename),
  writing('media/delete', 'delete', remove),
];
