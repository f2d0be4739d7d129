import type { AfterCommit, CallContext } from '../../contract/CallContext';
import type { Upload } from '../../contract/call';
import type { StoredFile } from '../../files/receive';
import type { Changes } from '../../store/Rows';
import type { Row, Store } from '../../store/Store';
import type { RowIn } from '../../store/Table';
import { changedIn } from '../../store/writeRules';
import { files } from '../../tables/general/files';
import { organisationOf } from '../organisationOfRows';
import { hasOwnCount, heldAs, requireRoom } from '../quotas/storage';

const MARK = '/former';

/** Which stored file belongs to which field of which record. */
export type FileRow = RowIn<typeof files>;

/** A record, or one of its fields. */
export interface Owner {
  readonly organisationId: number;
  /** The resource, or the table where that is none. */
  readonly resource: string;
  readonly recordId: number;
  readonly field?: string;
}

/** Whose contents are that a field of a resource's records had: they count for the storage, and are nobody's to show. */
export const formerOf = (resource: string): string => `${resource}${MARK}`;

/** The resource whose former content a file is; none of one that isn't. */
export const ofFormer = (resource: string): string | undefined =>
  resource.endsWith(MARK) ? resource.slice(0, -MARK.length) : undefined;

/** A record as the owner of files. @throws Error for one that belongs to no organisation */
export const ownerOf = (resource: string, row: Row): Owner => {
  const organisationId = organisationOf(resource, row);
  if (organisationId === undefined)
    throw new Error(`Record ${row.id} of ${resource} belongs to no organisation`);
  return { organisationId, resource, recordId: row.id };
};

const rowsFor = (
  { store }: Pick<CallContext, 'store'>,
  { organisationId }: Pick<Owner, 'organisationId'>,
) => store.rows(files, organisationId);

/** The files of a record, or of one of its fields. */
export const filesOf = (
  context: Pick<CallContext, 'store'>,
  owner: Owner,
): Promise<readonly FileRow[]> => {
  const { resource, recordId, field } = owner;
  const where = { resource, recordId, ...(field !== undefined && { field }) };
  return rowsFor(context, owner).find({ where });
};

/** In place of the id of a record that isn't stored yet. */
export const NO_RECORD = 0;

/** Held by whoever writes or removes the last row that refers to a content. */
const lockOf = (hash: string): string => `file:${hash}`;

/** Refuses a file beyond the organisation's storage, in which it takes the place of what the field had. */
const requireRoomFor = async (
  context: Pick<CallContext, 'store'>,
  owner: Required<Owner>,
  upload: Pick<Upload, 'name' | 'file'>,
) => {
  const before = owner.recordId === NO_RECORD ? [] : await filesOf(context, owner);
  const replaced = before.reduce((sum, { size }) => sum + (size ?? 0), 0);
  await requireRoom(context, owner.organisationId, upload, replaced);
};

/**
 * Keeps a file that came as one of a record's field. To be called within a transaction.
 *
 * @param further what is remembered of it besides
 * @throws Refusal 413 when it doesn't fit into the organisation's storage
 */
export const keepFile = async (
  context: Pick<CallContext, 'store'>,
  owner: Required<Owner>,
  upload: Pick<Upload, 'name' | 'file'>,
  further: Changes<FileRow> = {},
): Promise<void> => {
  if (!hasOwnCount(owner.resource)) await requireRoomFor(context, owner, upload);
  const { file } = upload;
  const { hash, size, type } = file;
  await context.store.lock(lockOf(hash));
  await file.keep();
  const { resource, recordId, field } = owner;
  const row = { resource, recordId, field, hash, size, type, ...further };
  await rowsFor(context, owner).insert(row);
};

/** Those of contents that rows refer to: the same one may be another record's, or organisation's, as well. */
export const referredTo = async (
  { store }: Pick<CallContext, 'store'>,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> => {
  const rows = await store.across(files).find({ where: { hash: hashes }, only: ['hash'] });
  return new Set(rows.map(({ hash }) => hash));
};

/**
 * Has a record refer to contents that others refer to, as far as these are still there. To be called
 * within a transaction.
 */
export const shareFiles = async (
  context: CallContext,
  owner: Owner,
  shared: readonly Pick<FileRow, 'field' | keyof StoredFile>[],
): Promise<void> => {
  const hashes = [...new Set(shared.map(({ hash }) => hash))].sort();
  for (const hash of hashes) await context.store.lock(lockOf(hash));
  const there = await referredTo(context, hashes);
  const { resource, recordId } = owner;
  // Whoever removes a content holds its lock: what is there now stays.
  for (const { field, hash, size, type } of shared)
    if (there.has(hash) || (await context.files.has(hash)))
      await rowsFor(context, owner).insert({ resource, recordId, field, hash, size, type });
};

const isReferredTo = async (store: Store, hash: string): Promise<boolean> =>
  (await store.across(files).count({ where: { hash } })) > 0;

/** Removes a content if nothing refers to it. */
export const removeUnreferred = (
  { store, files: contents }: Pick<CallContext, 'store' | 'files'>,
  hash: string,
): Promise<void> =>
  store.transaction(async (inner) => {
    await inner.lock(lockOf(hash));
    // A transaction may see what was there when it began, and one beside it nothing that isn't stored for good yet.
    const [seen, stored] = [await isReferredTo(inner, hash), await isReferredTo(store, hash)];
    if (!seen && !stored) await contents.remove(hash);
  });

const removeAllUnreferred =
  (hashes: ReadonlySet<string>): AfterCommit =>
  async (context) => {
    for (const hash of hashes) await removeUnreferred(context, hash);
  };

/** What is deleted may come back: until it can't, the contents of its files stay. */
const holdFiles = async (
  context: Pick<CallContext, 'store'>,
  owner: Pick<Owner, 'organisationId'>,
  rows: readonly FileRow[],
): Promise<void> => {
  for (const resource of new Set(rows.map((row) => row.resource))) {
    const ids = rows.filter((row) => row.resource === resource).map(({ id }) => id);
    const held = { resource: heldAs(resource) };
    await rowsFor(context, owner).updateWhere({ where: { id: ids } }, held);
  }
};

/**
 * Forgets files of a record; their contents go once that is stored, for they would be gone if the transaction failed.
 * To be called within a transaction.
 */
export const forgetFiles = async (
  context: CallContext,
  owner: Pick<Owner, 'organisationId'>,
  rows: readonly FileRow[],
): Promise<void> => {
  if (rows.length === 0) return;
  const where = { id: rows.map(({ id }) => id) };
  if (changedIn(context.store)?.isCollecting) return holdFiles(context, owner, rows);
  await rowsFor(context, owner).removeWhere({ where });
  context.afterCommit(removeAllUnreferred(new Set(rows.map(({ hash }) => hash))));
};

/** Forgets the files of a record, or of one of its fields. To be called within a transaction. */
const removeFiles = async (context: CallContext, owner: Owner): Promise<void> =>
  forgetFiles(context, owner, await filesOf(context, owner));

/**
 * Forgets all files of a record, and what they were before; one of all organisations has none. To be called within a
 * transaction.
 */
export const removeFilesOf = async (
  context: CallContext,
  resource: string,
  row: Row,
): Promise<void> => {
  if (organisationOf(resource, row) === undefined) return;
  const owner = ownerOf(resource, row);
  await removeFiles(context, owner);
  await removeFiles(context, { ...owner, resource: formerOf(resource) });
};

/** As many files are forgotten at a time. */
const PART = 500;

/** Forgets the files of all records of an organisation. To be called within a transaction. */
export const removeAllFiles = async (
  context: CallContext,
  organisationId: number,
): Promise<void> => {
  for (;;) {
    const part = await rowsFor(context, { organisationId }).find({ take: PART });
    if (part.length === 0) return;
    await forgetFiles(context, { organisationId }, part);
  }
};
