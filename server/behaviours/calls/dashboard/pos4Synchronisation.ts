import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { pos4 } from '../../../../resources/integrations/pos4';
import type { CallContext } from '../../../contract/CallContext';
import { defineJob, jobOf } from '../../../contract/Job';
import { type OrganisationContext, rowsOf } from '../../../records/tenant';
import { ServiceFailure } from '../../../services/ServiceFailure';
import type { RowIn } from '../../../store/Table';
import { synchronisations } from '../../../tables/general/synchronisations';
import { tableOf } from '../../../tables/tableOf';
import { contextOfJob } from '../../jobContext';

/** How long a synchronisation counts as under way whose process isn't heard of. */
const HELD_MS = 60_000;
const RENEW_EVERY = 15_000;
/** Milliseconds between looks at what another call or process has under way. */
const LOOK_EVERY = 200;

const connections = tableOf(pos4);

export type Connection = RowIn<typeof connections>;

type Context = OrganisationContext & Pick<CallContext, 'clock' | 'services'>;

const service = 'pos4';
const ofService = { where: { service } };

/** Looks whether a synchronisation goes on, and takes it over where its process is gone. */
const takeOverPos4 = defineJob({
  name: 'takeOverPos4',
  attempts: 10,
  input: { organisationId: 'number' },
});

const lookAgain = ({ store, call }: OrganisationContext, runAt: number): Promise<void> => {
  const organisationId = call.organisation.id;
  return store.enqueue(takeOverPos4, { organisationId }, { key: `${organisationId}`, runAt });
};

const lastOf = async (context: OrganisationContext) =>
  (await rowsOf(context, synchronisations).find({ ...ofService, take: 1 }))[0];

type Last = Awaited<ReturnType<typeof lastOf>>;

const isHeard = ({ clock }: Context, last: Last): boolean =>
  typeof last?.holder === 'string' && (last.heldUntil ?? 0) > clock();

/** Claims the organisation's synchronisation. @returns its name; none where another one is under way */
const claim = (context: Context): Promise<string | undefined> =>
  context.store.transaction(async (store) => {
    const inner = { ...context, store };
    const last = await lastOf(inner);
    if (isHeard(context, last)) return undefined;
    const holder = randomUUID();
    const heldUntil = context.clock() + HELD_MS;
    const held = { holder, heldUntil, outcome: null };
    const rows = rowsOf(inner, synchronisations);
    if (last) await rows.update(last.id, held);
    else await rows.insert({ service, ...held });
    await lookAgain(inner, heldUntil);
    return holder;
  });

/** Synchronises under a claim, and stores how it ended. @throws ServiceFailure */
const synchroniseAs = async (
  context: Context,
  connection: Connection,
  holder: string,
): Promise<void> => {
  const own = { where: { service, holder } };
  const rows = rowsOf(context, synchronisations);
  const renewing = setInterval(() => {
    // A database that is away is noticed by what is stored at the end.
    rows.updateWhere(own, { heldUntil: context.clock() + HELD_MS }).catch(() => undefined);
  }, RENEW_EVERY);
  let outcome: 'done' | 'failed' = 'failed';
  try {
    await context.services.pos4.synchronise(connection);
    outcome = 'done';
  } finally {
    clearInterval(renewing);
    await rows.updateWhere(own, { holder: null, outcome });
  }
};

/** How a synchronisation ends that somebody else has under way; none where it isn't heard of any more. */
const endOfOther = async (context: Context): Promise<'done' | 'failed' | undefined> => {
  for (;;) {
    const last = await lastOf(context);
    if (!isHeard(context, last)) return last?.outcome ?? undefined;
    await wait(LOOK_EVERY);
  }
};

/** The organisation's connection to its point of sale, if it has one that is on. */
export const pointOfSale = async (context: OrganisationContext): Promise<Connection | undefined> =>
  (await rowsOf(context, connections).find({ where: { active: 1 }, take: 1 }))[0];

/**
 * Synchronises an organisation with its point of sale, once at a time: whoever starts it meanwhile, at whichever
 * process, gets how that one ends. Where its process is killed, it is done again by who waits for it, or by a job.
 *
 * @throws ServiceFailure
 */
export const synchronise = async (context: Context, connection: Connection): Promise<void> => {
  const holder = await claim(context);
  if (holder !== undefined) return synchroniseAs(context, connection, holder);
  const outcome = await endOfOther(context);
  if (outcome === undefined) return synchronise(context, connection);
  if (outcome === 'failed') throw new ServiceFailure(service);
};

/** Takes a synchronisation over whose process was killed. */
export const takeOverPos4Job = jobOf(takeOverPos4, async (parts, { organisationId }) => {
  const context = await contextOfJob(parts, organisationId);
  const last = context && (await lastOf(context));
  // It ended by itself.
  if (!context || typeof last?.holder !== 'string') return;
  if (isHeard(context, last)) return lookAgain(context, last.heldUntil ?? 0);
  const connection = await pointOfSale(context);
  if (connection) await synchronise(context, connection);
  else await rowsOf(context, synchronisations).updateWhere(ofService, { holder: null });
});
