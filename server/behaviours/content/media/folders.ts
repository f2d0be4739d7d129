import { media } from '../../../../resources/content/media';
import { FOLDER_NAME_MAX, folderNameOf, ROOT_FOLDER } from '../../../../schemas/media/folders';
import { mediaTypes } from '../../../../schemas/media/mediaTypes';
import {
  type CallContext,
  inTransaction,
  type Operation,
  type Using,
} from '../../../contract/CallContext';
import { neededPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import { created, ok, type Reply } from '../../../contract/reply';
import { removeRecord } from '../../../records/references/remove';
import { answerUses, usesOf } from '../../../records/references/usage';
import { findRows, requireRow } from '../../../records/tenant';
import { said } from '../../../records/texts';
import type { Row } from '../../../store/Store';
import { sentId, sentText } from '../../../wire/sent';
import { MEDIA, MEDIA_FOLDERS, nameIn, storageOf } from './mediaRows';

/** What becomes of the files of a folder that is deleted; those that are kept come to stand in the root. */
const deletions = { keepFiles: 'folder', deleteFiles: 'all', deleteUnused: 'unused' } as const;

const countsOf = (rows: readonly Row[]): ReadonlyMap<unknown, number> => {
  const counts = new Map<unknown, number>();
  for (const { folderId } of rows) counts.set(folderId, (counts.get(folderId) ?? 0) + 1);
  return counts;
};

/** The files of the type that is asked for; none where no type is. */
const filesOfType = (
  files: readonly Row[],
  asked: string | undefined,
): readonly Row[] | undefined =>
  asked === undefined || asked === String(mediaTypes.all)
    ? undefined
    : files.filter(({ type }) => String(type) === asked);

const list = async (context: CallContext): Promise<Reply> => {
  const files = await findRows(context, MEDIA);
  const ofType = filesOfType(files.rows, context.call.query.type);
  const folders = await findRows(context, MEDIA_FOLDERS, {
    sort: [{ field: 'name', order: 'asc' }],
  });
  const counts = countsOf(files.rows);
  const typeCounts = ofType && countsOf(ofType);
  const results = [ROOT_FOLDER, ...folders.rows].map(({ id, name }) => ({
    id,
    name,
    count: counts.get(id) ?? 0,
    ...(typeCounts && { typeCount: typeCounts.get(id) ?? 0 }),
  }));
  return ok({ results, ...(await storageOf(context)) });
};

const isSameName = (one: unknown, other: string): boolean =>
  String(one).toLowerCase() === other.toLowerCase();

/** The name that a folder gets. @throws Refusal 400 or 409 */
const newName = async (context: CallContext, own?: number): Promise<string> => {
  const name = folderNameOf(neededPart(context.call.body, 'folderName', sentText));
  const refuse = (status: number, key: 'folderName' | 'folderNameLength' | 'folderTaken') => {
    const text = { key: `server.media.${key}`, params: { name, max: FOLDER_NAME_MAX } } as const;
    throw new Refusal(status, text.key, text.params, { errors: { folderName: text } });
  };
  if (name === '') refuse(400, 'folderName');
  if (name.length > FOLDER_NAME_MAX) refuse(400, 'folderNameLength');
  const { rows } = await findRows(context, MEDIA_FOLDERS);
  const others = rows.filter(({ id }) => id !== own);
  if ([ROOT_FOLDER, ...others].some((folder) => isSameName(folder.name, name)))
    refuse(409, 'folderTaken');
  return name;
};

/** The folder that a call changes. @throws Refusal 400, 404, or 409 for the root */
const folderToChange = async (context: CallContext): Promise<Row> => {
  const folderId = neededPart(context.call.body, 'folderId', sentText).trim();
  if (folderId === String(ROOT_FOLDER.id)) throw new Refusal(409, 'server.media.rootFolder');
  return requireRow(context, MEDIA_FOLDERS, sentId(folderId));
};

const folder = ({ call }: CallContext): string => call.text('server.media.folder');

const create = async (context: CallContext): Promise<Reply> => {
  const organisationId = context.call.organisation.id;
  const name = await newName(context);
  const { id } = await context.store.insert(MEDIA_FOLDERS, { organisationId, name });
  return created(id, said(context, 'added', folder(context)));
};

const rename = async (context: CallContext): Promise<Reply> => {
  const { id } = await folderToChange(context);
  await context.store.update(MEDIA_FOLDERS, id, { name: await newName(context, id) });
  return ok({ message: said(context, 'saved', folder(context)) });
};

const remove = async (context: CallContext): Promise<Reply> => {
  const { id } = await folderToChange(context);
  const { typeDeletion } = context.call.body;
  if (!Object.values(deletions).some((known) => known === typeDeletion))
    throw new Refusal(400, 'server.media.typeDeletion');
  const { rows } = await findRows(context, MEDIA, { where: { folderId: id } });
  for (const row of rows) {
    const goes =
      typeDeletion === deletions.deleteFiles ||
      (typeDeletion === deletions.deleteUnused && (await usesOf(context, media, row)).length === 0);
    if (goes) await removeRecord(context, media, row);
    else {
      const fileName = await nameIn(context, ROOT_FOLDER.id, String(row.fileName), row);
      await context.store.update(MEDIA, row.id, { folderId: ROOT_FOLDER.id, fileName });
    }
  }
  await context.store.remove(MEDIA_FOLDERS, id);
  return ok({ message: said(context, 'deleted', folder(context)) });
};

/** Of what uses one file so many are read, to count once what uses several. */
const MOST_USES = 1_000;

/** What uses the files of a folder, each once for all of them, and how many files (`used`) that are. */
const usage = async (context: CallContext): Promise<Reply> => {
  const { id } = await requireRow(context, MEDIA_FOLDERS, sentId(context.call.params.id));
  const { rows } = await findRows(context, MEDIA, { where: { folderId: id } });
  const users = new Map<string, Map<number, Row>>();
  let used = 0;
  for (const row of rows) {
    const uses = await usesOf(context, media, row, { take: MOST_USES });
    if (uses.length > 0) used += 1;
    for (const { resource, rows: using } of uses) {
      const known = users.get(resource) ?? new Map<number, Row>();
      users.set(resource, known);
      for (const one of using) known.set(one.id, one);
    }
  }
  const all = [...users].map(
    ([resource, known]): Using => ({ resource, effect: 'cleared', rows: [...known.values()] }),
  );
  return ok({ results: await answerUses(context, all), used });
};

const service = (
  method: Operation['method'],
  path: string,
  right: Operation['right'],
  run: Operation['run'],
): Operation => ({ method, path, modules: ['media'], right, run });

const writing = (path: string, right: Operation['right'], run: Operation['run']): Operation =>
  service('POST', path, right, (context) => inTransaction(context, run));

/** The folders of the media library: one level, and a root that is always there. */
export const mediaFolders: readonly Operation[] = [
  service('GET', 'media/folders', 'read', list),
  service('GET', 'media/folders/{id}/usage', 'read', usage),
  writing('media', 'create', create),
  writing('media/update', 'update', rename),
  writing('media/delete', 'delete', remove),
];
