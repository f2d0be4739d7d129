import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { usualQuotas } from '../../tables/organisation/organisations';
import type { Tables } from '../../tables/tables';
import { isNearlyFull, type Quota } from './Quota';

/** How long a count holds: each asks all tables, and only a quota that is nearly taken has to be known exactly. */
const KEPT_MS = 60_000;
const KEPT_NEAR_END_MS = 1_000;

interface Counted {
  readonly rows: number;
  readonly until: number;
}

/** What was counted lately, by organisation, of each server. */
const counts = new WeakMap<Tables, Map<number, Counted>>();

const countRows = async (
  { store, tables }: CallContext,
  organisationId: number,
): Promise<number> => {
  const owned = tables.all.filter(({ ofOrganisation }) => ofOrganisation);
  let sum = 0;
  for (const table of owned) sum += await store.rows(table, organisationId).count();
  return sum;
};

/** How many rows an organisation has in all tables, as counted a minute ago at most, and how many it may have. */
export const rowQuotaOf = async (context: CallContext): Promise<Quota> => {
  const { clock, tables } = context;
  const { id, rowLimit } = context.call.organisation;
  const available = rowLimit ?? usualQuotas.rowLimit;
  const ofServer = counts.get(tables) ?? new Map<number, Counted>();
  counts.set(tables, ofServer);
  const known = ofServer.get(id);
  if (known && known.until > clock()) return { used: known.rows, available };
  const used = await countRows(context, id);
  const kept = isNearlyFull({ used, available }) ? KEPT_NEAR_END_MS : KEPT_MS;
  ofServer.set(id, { rows: used, until: clock() + kept });
  return { used, available };
};

/** @throws Refusal 409 where the organisation has all the rows that it may have */
export const requireRowRoom = async (context: CallContext): Promise<void> => {
  const { used, available } = await rowQuotaOf(context);
  if (used >= available) throw new Refusal(409, 'server.quotas.rows', { used, limit: available });
};
