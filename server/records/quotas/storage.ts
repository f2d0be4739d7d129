import type { CallContext } from '../../contract/CallContext';
import type { Upload } from '../../contract/call';
import { Refusal } from '../../contract/Refusal';
import { media } from '../../tables/content/media';
import { files } from '../../tables/general/files';
import { publications } from '../../tables/general/publications';
import { organisations } from '../../tables/organisation/organisations';
import type { Quota } from './Quota';

const MEGABYTE = 1024 * 1024;

/** In place of the resource of records that lie in the trash; copies are distinguished there, too. */
const HELD = 'trash';
const HELD_COPIES = `${HELD}/${publications.name}`;

/** What is counted by its own rows, or is a copy of what is counted already. */
const COUNTED_ELSEWHERE = [media.name, publications.name, HELD_COPIES];

/** Whose a file is while its record lies in the trash. */
export const heldAs = (resource: string): string =>
  resource === publications.name ? HELD_COPIES : HELD;

/** Whether a file is checked before its row is stored, which counts it. */
export const hasOwnCount = (resource: string): boolean => resource === media.name;

/** How many bytes an organisation's files take, whatever they belong to, and how many they may take. */
export const storageOf = async (
  { store }: Pick<CallContext, 'store'>,
  organisationId: number,
): Promise<Quota> => {
  const organisation = await store.rows(organisations).get(organisationId);
  const others = { not: { where: { resource: COUNTED_ELSEWHERE } } };
  const sums = await Promise.all([
    store.rows(media, organisationId).sum('fileSize'),
    store.rows(files, organisationId).sum('size', others),
  ]);
  return {
    used: sums[0] + sums[1],
    available: (organisation?.mediaStorage ?? 0) * MEGABYTE,
  };
};

const roomLeft = async (
  context: Pick<CallContext, 'store'>,
  organisationId: number,
): Promise<number> => {
  const { used, available } = await storageOf(context, organisationId);
  return available - used;
};

/** Whether a file fits into an organisation's storage beside all that is there. */
export const hasRoom = async (
  context: Pick<CallContext, 'store'>,
  organisationId: number,
  { file }: Pick<Upload, 'file'>,
): Promise<boolean> => file.size <= (await roomLeft(context, organisationId));

/**
 * Refuses a file that doesn't fit into an organisation's storage.
 *
 * @param replaced bytes that it takes the place of
 * @throws Refusal 413
 */
export const requireRoom = async (
  context: Pick<CallContext, 'store'>,
  organisationId: number,
  { name, file }: Pick<Upload, 'name' | 'file'>,
  replaced = 0,
): Promise<void> => {
  const left = (await roomLeft(context, organisationId)) + replaced;
  if (file.size <= left) return;
  const megabytes = Math.max(0, Math.floor(left / MEGABYTE));
  throw new Refusal(413, 'server.media.full', { name, available: megabytes });
};
