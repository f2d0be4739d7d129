import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import type { Condition } from '../../store/Query';
import type { Row } from '../../store/Store';
import type { RowIn } from '../../store/Table';
import { publications } from '../../tables/general/publications';
import { removeFilesOf } from '../files/files';
import { rowsOf } from '../tenant';

/** What is published of a record: a row for each version, with what devices fetch of it. */
export type Publication = RowIn<typeof publications>;

/** Versions that are kept besides the one that devices have. */
const KEPT = 10;

/** What devices fetch; the others are earlier versions, or were taken back. */
export const IS_FETCHED = { not: { where: { superseded: true } } } as const satisfies Condition;

/** What devices fetch of records, by the records' ids. */
export const publicationsOf = async (
  context: CallContext,
  { name }: Resource,
  ids: readonly number[],
): Promise<ReadonlyMap<unknown, Publication>> => {
  const where = { resource: name, recordId: ids };
  const rows = await rowsOf(context, publications).find({ ...IS_FETCHED, where });
  return new Map(rows.map((row) => [row.recordId, row]));
};

/** The versions of a record, the latest first. */
const versionsOf = ({ name }: Resource, { id }: Row) =>
  ({
    where: { resource: name, recordId: id },
    sort: [{ field: 'version', order: 'desc' }],
  }) as const;

/** The number of the version that a record was published as last; 0 of none. */
export const lastVersionOf = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<number> => {
  const query = { ...versionsOf(definition, row), take: 1, only: ['version'] } as const;
  const [latest] = await rowsOf(context, publications).find(query);
  return latest?.version ?? 0;
};

/** Forgets versions of a record, from one on. */
const forget = async (
  context: CallContext,
  definition: Resource,
  row: Row,
  skip: number,
): Promise<void> => {
  const rows = rowsOf(context, publications);
  const only = ['organisationId'] as const;
  for (const past of await rows.find({ ...versionsOf(definition, row), skip, only })) {
    await removeFilesOf(context, publications.name, past);
    await rows.remove(past.id);
  }
};

/** Makes what devices have of a record an earlier version; those that are long past go. */
export const supersede = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<void> => {
  const { where } = versionsOf(definition, row);
  await rowsOf(context, publications).updateWhere({ ...IS_FETCHED, where }, { superseded: true });
  await forget(context, definition, row, KEPT);
};

/** Forgets what was published of a record that is removed. To be called within a transaction. */
export const removePublication = (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<void> => forget(context, definition, row, 0);

/** Answers the versions of a record that are kept, and which of them devices have. */
export const readVersions = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Reply> => {
  const known = await rowsOf(context, publications).find({
    ...versionsOf(definition, row),
    only: ['version', 'publishedAt', 'superseded'],
  });
  return ok({
    results: known.map(({ version, publishedAt, superseded }) => ({
      version,
      publishedAt,
      isFetched: superseded === true ? 0 : 1,
    })),
  });
};

/** The requested version of a record. @throws Refusal 404 */
export const requireVersion = async (
  context: CallContext,
  { name }: Resource,
  { id }: Row,
  asked: number,
): Promise<Publication> => {
  const where = { resource: name, recordId: id, version: asked };
  const [found] = await rowsOf(context, publications).find({ where, take: 1 });
  if (!found) throw new Refusal(404, 'server.request.notFound');
  return found;
};
