import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { files } from '../../tables/general/files';
import { type FileRow, filesOf, forgetFiles, formerOf, type Owner } from './files';

const asFormer = <O extends Owner>(owner: O): O => ({
  ...owner,
  resource: formerOf(owner.resource),
});

const write = async (
  { store }: Pick<CallContext, 'store'>,
  { organisationId }: Owner,
  rows: readonly FileRow[],
  values: Partial<Pick<FileRow, 'resource' | 'fileName'>>,
): Promise<void> => {
  for (const { id } of rows) await store.rows(files, organisationId).update(id, values);
};

/**
 * Keeps a content that another takes the place of, or that is removed, for as long as that can be taken back.
 *
 * @param fileName what it was called
 */
export const putAside = async (
  context: CallContext,
  owner: Required<Owner>,
  rows: readonly FileRow[],
  fileName: string,
): Promise<void> => write(context, owner, rows, { resource: formerOf(owner.resource), fileName });

/** Forgets what a record's files were before, or those of one of its fields. To be called within a transaction. */
export const forgetFormer = async (context: CallContext, owner: Owner): Promise<void> =>
  forgetFiles(context, owner, await filesOf(context, asFormer(owner)));

/**
 * Makes a former content of a field the present one.
 *
 * @param which its own id; the last one unless given
 * @returns what became the present one. @throws Refusal 409 where it isn't kept any more
 */
export const takeBack = async (
  context: CallContext,
  owner: Required<Owner>,
  which: number | 'first' | 'last' = 'last',
): Promise<FileRow> => {
  const former = await filesOf(context, asFormer(owner));
  const file =
    typeof which === 'number'
      ? former.find(({ id }) => id === which)
      : former.at(which === 'first' ? 0 : -1);
  if (!file) throw new Refusal(409, 'server.media.contentGone');
  await write(context, owner, [file], { resource: owner.resource });
  return file;
};
