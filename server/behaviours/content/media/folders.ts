import { media } from '../../../../resources/content/media';
import { mediaFolders as mediaFoldersDefinition } from '../../../../resources/content/mediaFolders';
import { FOLDER_NAME_MAX, folderNameOf, ROOT_FOLDER } from '../../../../schemas/media/folders';
import { mediaTypes } from '../../../../schemas/media/mediaTypes';
import {
  type CallContext,
  inTransaction,
  type Operation,
  type RecordFunction,
  type Using,
} from '../../../contract/CallContext';
import { neededPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import { created, ok, type Reply } from '../../../contract/reply';
import { storageOf } from '../../../records/quotas/storage';
import { removeRecord } from '../../../records/references/remove';
import { answerUses, usesOf } from '../../../records/references/usage';
import { requireRow, rowsOf } from '../../../records/tenant';
import { changeMessage } from '../../../records/texts';
import { keepInTrash } from '../../../records/trash/keepInTrash';
import { withTrash } from '../../../records/trash/withTrash';
import type { Group } from '../../../store/Rows';
import type { Row } from '../../../store/Store';
import type { Keyed } from '../../../store/Table';
import { mediaFolders as mediaFoldersTable } from '../../../tables/content/mediaFolders';
import { sentId, sentText } from '../../../wire/sent';
import { changing } from '../../changing';
import { lockLibrary, mediaTable, nameIn } from './mediaRows';

const countIn = (groups: readonly Group[]): number =>
  groups.reduce((sum, { count }) => sum + count, 0);

/** What becomes of the files of a folder that is deleted; those that are kept come to stand in the root. */
const deletions = { keepFiles: 'folder', deleteFiles: 'all', deleteUnused: 'unused' } as const;

const list = async (context: CallContext): Promise<Reply> => {
  const { type: asked } = context.call.query;
  const isTyped = asked !== undefined && asked !== String(mediaTypes.all);
  const groups = await rowsOf(context, mediaTable).group(['folderId', 'type'], []);
  const folders = await rowsOf(context, mediaFoldersTable).find({
    sort: [{ field: 'name', order: 'asc' }],
  });
  const results = [ROOT_FOLDER, ...folders].map(({ id, name }) => {
    const own = groups.filter(({ by }) => by.folderId === id);
    const ofType = own.filter(({ by }) => String(by.type) === asked);
    return {
      id,
      name,
      count: countIn(own),
      ...(isTyped && { typeCount: countIn(ofType) }),
    };
  });
  return ok({ results, ...(await storageOf(context, context.call.organisation.id)) });
};

const isTaken = async (context: CallContext, name: string, own?: number): Promise<boolean> =>
  (await rowsOf(context, mediaFoldersTable).count({
    where: { name: { ignoringCase: name } },
    not: { where: { id: own ?? [] } },
  })) > 0;

/** The name that a folder gets. @throws Refusal 400 or 409 */
const newName = async (context: CallContext, typed: string, own?: number): Promise<string> => {
  const name = folderNameOf(typed);
  const refuse = (status: number, key: 'folderName' | 'folderNameLength' | 'folderTaken') => {
    const text = { key: `server.media.${key}`, params: { name, max: FOLDER_NAME_MAX } } as const;
    throw new Refusal(status, text.key, text.params, { errors: { folderName: text } });
  };
  if (name === '') refuse(400, 'folderName');
  if (name.length > FOLDER_NAME_MAX) refuse(400, 'folderNameLength');
  if (name === ROOT_FOLDER.name || (await isTaken(context, name, own))) refuse(409, 'folderTaken');
  return name;
};

/** The name that a call gives a folder. @throws Refusal 400 or 409 */
const sentName = (context: CallContext, own?: number): Promise<string> =>
  newName(context, neededPart(context.call.body, 'folderName', sentText), own);

/** A name that no folder has: the one that it had, or else that with a number. */
export const freeFolderName = async (context: CallContext, name: string): Promise<string> => {
  let free = name;
  for (let number = 2; await isTaken(context, free); number += 1) {
    const mark = ` ${number}`;
    free = `${name.slice(0, FOLDER_NAME_MAX - mark.length)}${mark}`;
  }
  return free;
};

/** The folder that a call changes. @throws Refusal 400, 404, or 409 for the root */
const folderToChange = async (context: CallContext): Promise<Keyed> => {
  const folderId = neededPart(context.call.body, 'folderId', sentText).trim();
  if (folderId === String(ROOT_FOLDER.id)) throw new Refusal(409, 'server.media.rootFolder');
  return requireRow(context, mediaFoldersTable, sentId(folderId));
};

const folder = ({ call }: CallContext): string => call.text('server.media.folder');

const create = async (context: CallContext): Promise<Reply> => {
  const name = await sentName(context);
  const { id } = await rowsOf(context, mediaFoldersTable).insert({ name });
  return created(id, changeMessage(context, 'added', folder(context)));
};

const rename = async (context: CallContext): Promise<Reply> => {
  const { id } = await folderToChange(context);
  const name = await sentName(context, id);
  await rowsOf(context, mediaFoldersTable).update(id, { name });
  return ok({ message: changeMessage(context, 'saved', folder(context)) });
};

/** Gives a folder the name of before. */
export const restoreName = changing<Keyed>(async (context, { id }) => {
  await lockLibrary(context);
  const name = await newName(context, sentText(context.call.body.name), id);
  await rowsOf(context, mediaFoldersTable).update(id, { name });
  return ok();
});

/** Deletes a folder that was made, as long as there is nothing in it. */
export const unmakeFolder: RecordFunction<Keyed> = {
  ...changing<Keyed>(async (context, row) => {
    await lockLibrary(context);
    if ((await rowsOf(context, mediaTable).count({ where: { folderId: row.id } })) > 0)
      throw new Refusal(409, 'server.media.folderFilled');
    await removeRecord(context, mediaFoldersDefinition, row);
    return ok();
  }),
  right: 'delete',
};

type Deletion = (typeof deletions)[keyof typeof deletions];

const isDeletion = (sent: unknown): sent is Deletion =>
  Object.values(deletions).some((known) => known === sent);

/** Deletes the files of a folder, or moves them to the root. */
const emptyFolder = async (context: CallContext, { id }: Keyed, how: Deletion): Promise<void> => {
  const files = rowsOf(context, mediaTable);
  for (const row of await files.find({ where: { folderId: id } })) {
    const goes =
      how === deletions.deleteFiles ||
      (how === deletions.deleteUnused && (await usesOf(context, media, row)).length === 0);
    if (goes) await removeRecord(context, media, row);
    else {
      const fileName = await nameIn(context, ROOT_FOLDER.id, row.fileName ?? '', row);
      await files.update(row.id, { folderId: ROOT_FOLDER.id, fileName });
    }
  }
};

/** Deletes a folder: it lies in the trash with the files that go along, and those that stay go back into it. */
const remove = async (context: CallContext): Promise<Reply> => {
  const row = await folderToChange(context);
  const { typeDeletion } = context.call.body;
  if (!isDeletion(typeDeletion)) throw new Refusal(400, 'server.media.typeDeletion');
  const entry = await keepInTrash(context, mediaFoldersDefinition, row, async () => {
    await emptyFolder(context, row, typeDeletion);
    await rowsOf(context, mediaFoldersTable).remove(row.id);
  });
  return withTrash(ok({ message: changeMessage(context, 'deleted', folder(context)) }), [entry]);
};

/** Of what uses one file so many are read, to count once what uses several. */
const MOST_USES = 1_000;

/** What uses the files of a folder, each once for all of them, and how many files (`used`) that are. */
const usage = async (context: CallContext): Promise<Reply> => {
  const { id } = await requireRow(context, mediaFoldersTable, sentId(context.call.params.id));
  const files = await rowsOf(context, mediaTable).find({ where: { folderId: id } });
  const users = new Map<string, Map<number, Row>>();
  let used = 0;
  for (const row of files) {
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
  service('POST', path, right, (outer) =>
    inTransaction(outer, async (context) => {
      await lockLibrary(context);
      return run(context);
    }),
  );

/** The folders of the media library: one level, and a root that is always there. */
export const mediaFolders: readonly Operation[] = [
  service('GET', 'media/folders', 'read', list),
  service('GET', 'media/folders/{id}/usage', 'read', usage),
  writing('media', 'create', create),
  writing('media/update', 'update', rename),
  writing('media/delete', 'delete', remove),
];
