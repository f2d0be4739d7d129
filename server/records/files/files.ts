import type { AfterCommit, CallContext } from '../../contract/CallContext';
import type { Upload } from '../../contract/call';
import type { Row, Values } from '../../store/Store';

/** Which stored file belongs to which field of which record. */
export const FILES = 'files';

/** A record, or one of its fields. */
export interface Owner {
  readonly resource: string;
  readonly recordId: number;
  readonly field?: string;
}

/** The files of a record, or of one of its fields. */
export const filesOf = async ({ store }: CallContext, { resource, recordId, field }: Owner) =>
  (
    await store.find(FILES, {
      where: { resource, recordId, ...(field !== undefined && { field }) },
    })
  ).rows;

/**
 * Keeps a file that came as one of a record's field. To be called within a transaction.
 *
 * @param further what is remembered of it besides
 */
export const keepFile = async (
  { store }: CallContext,
  { resource, recordId, field }: Required<Owner>,
  { file }: Upload,
  further: Values = {},
): Promise<void> => {
  await file.keep();
  const { hash, size, type } = file;
  await store.insert(FILES, { resource, recordId, field, hash, size, type, ...further });
};

/**
 * Removes contents that nothing refers to: the same one may be another record's as well. In a transaction of its own,
 * in whose course nobody keeps it anew.
 */
const removeUnreferred =
  (hashes: ReadonlySet<string>): AfterCommit =>
  async ({ store, files }) =>
    store.transaction(async (inner) => {
      const { rows } = await inner.find(FILES, { where: { hash: [...hashes] } });
      const kept = new Set(rows.map(({ hash }) => hash));
      for (const hash of hashes) if (!kept.has(hash)) await files.remove(hash);
    });

/**
 * Forgets files; their contents go once that is stored, for they would be gone if the transaction failed. To be called
 * within a transaction.
 */
export const forgetFiles = async (
  { store, afterCommit }: CallContext,
  rows: readonly Row[],
): Promise<void> => {
  if (rows.length === 0) return;
  for (const { id } of rows) await store.remove(FILES, id);
  afterCommit(removeUnreferred(new Set(rows.map(({ hash }) => String(hash)))));
};

/** Forgets the files of a record, or of one of its fields. To be called within a transaction. */
export const removeFiles = async (context: CallContext, owner: Owner): Promise<void> =>
  forgetFiles(context, await filesOf(context, owner));
