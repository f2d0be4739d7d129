import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import type { Condition } from '../../store/Query';
import type { Row } from '../../store/Store';
import { removeFilesOf } from '../files/files';
import { PUBLICATIONS } from './published';

/** Versions that are kept besides the one that devices have. */
const KEPT = 10;

/** What devices fetch; the others are earlier versions, or were taken back. */
export const IS_FETCHED: Condition = { not: { where: { superseded: true } } };

/** What devices fetch of records, by the records' ids. */
export const publicationsOf = async (
  { store }: CallContext,
  { name }: Resource,
  ids: readonly number[],
): Promise<ReadonlyMap<unknown, Row>> => {
  const { rows } = await store.find(PUBLICATIONS, {
    where: { resource: name, recordId: ids },
    all: [IS_FETCHED],
  });
  return new Map(rows.map((row) => [row.recordId, row]));
};

/** All that is kept of a record, the latest first. */
export const versionsOf = async (
  { store }: CallContext,
  { name }: Resource,
  { id }: Row,
): Promise<readonly Row[]> => {
  const { rows } = await store.find(PUBLICATIONS, {
    where: { resource: name, recordId: id },
    sort: [{ field: 'version', order: 'desc' }],
  });
  return rows;
};

const forget = async (context: CallContext, version: Row): Promise<void> => {
  await removeFilesOf(context, PUBLICATIONS, version);
  await context.store.remove(PUBLICATIONS, version.id);
};

/** Makes what devices have of a record an earlier version; those that are long past go. */
export const supersede = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<void> => {
  const known = await versionsOf(context, definition, row);
  for (const { id, superseded } of known)
    if (!superseded) await context.store.update(PUBLICATIONS, id, { superseded: true });
  for (const past of known.slice(KEPT)) await forget(context, past);
};

/** Forgets what was published of a record that is removed. To be called within a transaction. */
export const removePublication = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<void> => {
  for (const version of await versionsOf(context, definition, row)) await forget(context, version);
};

/** Answers the versions of a record that are kept, and which of them devices have. */
export const readVersions = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Reply> => {
  const known = await versionsOf(context, definition, row);
  return ok({
    results: known.map(({ version, publishedAt, superseded }) => ({
      version,
      publishedAt,
      isFetched: superseded === true ? 0 : 1,
    })),
  });
};

/** The version of a record that is asked for. @throws Refusal 404 */
export const requireVersion = async (
  context: CallContext,
  definition: Resource,
  row: Row,
  asked: number,
): Promise<Row> => {
  const known = await versionsOf(context, definition, row);
  const found = known.find(({ version }) => version === asked);
  if (!found) throw new Refusal(404, 'server.request.notFound');
  return found;
};
