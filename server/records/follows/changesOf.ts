import { type Resource, readViewQuery } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Condition } from '../../store/Query';
import { comments } from '../../tables/general/comments';
import { history } from '../../tables/general/history';
import type { ListView } from '../../tables/general/listViews';
import { findListed } from '../list/list';
import { readListRequest } from '../list/listRequest';
import { rowsOf } from '../tenant';
import { fittingQuery, parametersOf } from '../views/fittingQuery';

/** What others did since a moment. */
export interface Changes {
  /** Of a record its changes and comments, of a view the records in it that changed. */
  readonly count: number;
  /** Who did it, the last first. */
  readonly by: readonly string[];
  /** When it was done last, in milliseconds since 1970; none where nothing was. */
  readonly at: number | null;
  /** Of a view, the records that changed last. */
  readonly recordIds: readonly number[];
}

interface Done {
  readonly userName: string;
  readonly at: number | null;
}

const NOTHING: Changes = { count: 0, by: [], at: null, recordIds: [] };

/** As many are named. */
const NAMED = 5;
/** As many changes of a resource are looked at for a view of it, the last ones. */
const LOOKED_AT = 5_000;

const LAST_FIRST = [{ field: 'id', order: 'desc' }] as const;

/** What the caller did themselves is no news to them. */
const byOthers = ({ call }: CallContext): Pick<Condition, 'not'> => ({
  not: { where: { userId: call.user.id } },
});

const peopleIn = (done: readonly Done[]): Pick<Changes, 'by' | 'at'> => ({
  by: [...new Set(done.map(({ userName }) => userName).filter((name) => name !== ''))].slice(
    0,
    NAMED,
  ),
  at: done.length === 0 ? null : Math.max(...done.map(({ at }) => at ?? 0)),
});

/** What others changed of a record and wrote about it. */
export const changesOfRecord = async (
  context: CallContext,
  { name: resource }: Resource,
  recordId: number,
  since: number,
): Promise<Changes> => {
  const query = {
    where: { resource, recordId, at: { from: since + 1 } },
    ...byOthers(context),
    sort: LAST_FIRST,
    take: NAMED,
  };
  const [changed, written] = await Promise.all([
    rowsOf(context, history).page(query),
    rowsOf(context, comments).page(query),
  ]);
  const done = [...changed.rows, ...written.rows].sort(
    (one, other) => Number(other.at) - Number(one.at),
  );
  return { count: changed.total + written.total, ...peopleIn(done), recordIds: [] };
};

/** The ids of what others changed of a record. */
export const changedByOthers = async (
  context: CallContext,
  { name: resource }: Resource,
  recordId: number,
  since: number,
): Promise<ReadonlySet<number>> => {
  const where = { resource, recordId, at: { from: since + 1 } };
  const rows = rowsOf(context, history);
  const found = await rows.find({ where, ...byOthers(context), take: LOOKED_AT, only: [] });
  return new Set(found.map(({ id }) => id));
};

/** Which of some records a view shows. */
const shownIn = async (
  context: CallContext,
  definition: Resource,
  { query }: ListView,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const state = readViewQuery(fittingQuery(context, definition, query));
  const request = readListRequest(context, definition, parametersOf(definition, state));
  const part = { only: { where: { id: ids } } };
  const whole = { ...request, sort: [], skip: 0, take: ids.length };
  const { rows } = await findListed(context, definition, whole, part);
  return new Set(rows.map(({ id }) => id));
};

/** Which of the records that a view shows others changed. */
export const changesOfView = async (
  context: CallContext,
  definition: Resource,
  view: ListView,
  since: number,
): Promise<Changes> => {
  const entries = await rowsOf(context, history).find({
    where: { resource: definition.name, at: { from: since + 1 } },
    ...byOthers(context),
    sort: LAST_FIRST,
    take: LOOKED_AT,
    only: ['recordId', 'userName', 'at'],
  });
  const changed = [...new Set(entries.map(({ recordId }) => Number(recordId)))];
  if (changed.length === 0) return NOTHING;
  const shown = await shownIn(context, definition, view, changed);
  const ids = changed.filter((id) => shown.has(id));
  const ofShown = entries.filter(({ recordId }) => shown.has(Number(recordId)));
  return { count: ids.length, ...peopleIn(ofShown), recordIds: ids.slice(0, NAMED) };
};
