import type { CallContext } from '../../contract/CallContext';
import { list, type Reply } from '../../contract/reply';
import type { Values } from '../../store/Store';
import type { RowIn } from '../../store/Table';
import { history } from '../../tables/general/history';
import type { Act } from '../../tables/organisation/activity';
import { trash } from '../../tables/organisation/trash';
import { readPage } from '../list/pageRequest';
import { rowsByIds } from '../references/rowsByIds';
import { namesOfRecords } from '../references/titles';
import { rowsOf } from '../tenant';
import { nameOf } from '../texts';
import { seenResources } from '../trash/allowed';

type Entry = RowIn<typeof history>;

const PAGE = 40;

const whatOf = ({ isNew, isBack, trashId }: Entry): string => {
  if (trashId) return 'delete';
  if (isBack === 1) return 'restore';
  return isNew === 1 ? 'create' : 'update';
};

/** The present names of records, by resource and id. */
const namesOf = async (
  context: CallContext,
  entries: readonly Pick<Entry, 'resource' | 'recordId'>[],
): Promise<ReadonlyMap<string, string>> => {
  const idsOf = (name: string) =>
    entries.filter(({ resource }) => resource === name).map(({ recordId }) => Number(recordId));
  const all = await Promise.all(
    [...new Set(entries.map(({ resource }) => resource))].map(async (resource) => {
      const definition = context.definitions.named(resource);
      if (!definition) return [];
      const rows = await rowsByIds(context, resource, idsOf(resource));
      const nameOfRow = await namesOfRecords(context, definition, rows);
      return rows.map((row): [string, string] => [`${resource} ${row.id}`, nameOfRow(row)]);
    }),
  );
  return new Map(all.flat());
};

/** What records that acts go by are called by now, with those that are gone as they were called. */
export const namesOfActs = async (
  context: CallContext,
  acts: readonly Act[],
): Promise<(act: Act) => string> => {
  const about = acts.map(({ resource = '', recordId = null }) => ({ resource, recordId }));
  const names = await namesOf(context, about);
  return ({ resource, recordId, name = '' }) =>
    names.get(`${resource} ${recordId}`) ?? (name || `#${recordId}`);
};

/**
 * Answers the records of an act that the caller may read, each with what was done to it, whether it is there, and whether
 * it is known what it was: a deleted one lies in the trash for that.
 */
export const readActRecords = async (context: CallContext, act: Act): Promise<Reply> => {
  const { skip, take = PAGE } = readPage(context.call.queryValues, PAGE);
  const where = { actId: act.id, resource: [...seenResources(context)] };
  const sort = [{ field: 'id', order: 'asc' }] as const;
  const { rows, total } = await rowsOf(context, history).page({ where, sort, skip, take });
  const names = await namesOf(context, rows);
  const gone = rows.filter(({ resource, recordId }) => !names.has(`${resource} ${recordId}`));
  const lying = await rowsOf(context, trash).find({
    where: {
      recordId: gone.flatMap((one) => one.recordId ?? []),
      resource: [...seenResources(context)],
    },
    only: ['name', 'resource', 'recordId'],
  });
  const trashed = new Map(lying.map((one) => [`${one.resource} ${one.recordId}`, one.name]));
  const results = rows.map((entry): Values => {
    const { id, resource, recordId } = entry;
    const key = `${resource} ${recordId}`;
    const name = names.get(key);
    const was = trashed.get(key) ?? `#${recordId}`;
    const kind = nameOf(context, resource);
    const isThere = name === undefined ? 0 : 1;
    const isKnown = isThere || trashed.has(key) ? 1 : 0;
    return {
      id,
      resource,
      kind,
      recordId,
      name: name ?? was,
      what: whatOf(entry),
      isThere,
      isKnown,
    };
  });
  return list(results, total);
};
