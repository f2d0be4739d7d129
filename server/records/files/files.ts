import type { CallContext } from '../../contract/CallContext';
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

/** Removes what nothing refers to any more: the same content may be another record's as well. */
export const forgetFiles = async (
  { store, files }: CallContext,
  rows: readonly Row[],
): Promise<void> => {
  for (const { id } of rows) await store.remove(FILES, id);
  const hashes = new Set(rows.map(({ hash }) => String(hash)));
  const left = await store.find(FILES, { where: { hash: [...hashes] } });
  for (const { hash } of left.rows) hashes.delete(String(hash));
  for (const hash of hashes) await files.remove(hash);
};

/** Forgets the files of a record, or of one of its fields. To be called within a transaction. */
export const removeFiles = async (context: CallContext, owner: Owner): Promise<void> =>
  forgetFiles(context, await filesOf(context, owner));
