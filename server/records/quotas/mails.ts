import type { CallContext } from '../../contract/CallContext';
import { momentAt, timeZoneOf, todayOf } from '../../contract/localTime';
import { Refusal } from '../../contract/Refusal';
import { outbox } from '../../tables/builder/outbox';
import { usualQuotas } from '../../tables/organisation/organisations';
import { rowsOf } from '../tenant';
import type { Quota } from './Quota';

/** How many mails the organisation has sent today, and how many it may send a day. */
export const mailsOf = async (context: CallContext): Promise<Quota> => {
  const { organisation } = context.call;
  const from = new Date(momentAt(todayOf(context), '00:00', timeZoneOf(organisation)));
  return {
    used: await rowsOf(context, outbox).count({ where: { date: { from: from.toISOString() } } }),
    available: organisation.mailLimit ?? usualQuotas.mailLimit,
  };
};

/** @throws Refusal 409 where so many mails more are too many for today */
export const requireMails = async (context: CallContext, count: number): Promise<void> => {
  const { used, available } = await mailsOf(context);
  if (used + count <= available) return;
  const left = Math.max(0, available - used);
  throw new Refusal(409, 'server.quotas.mails', { count, left, limit: available });
};
