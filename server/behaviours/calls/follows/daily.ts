import { wallClock } from '../../../../schemas';
import type { CallContext } from '../../../contract/CallContext';
import { defineJob, type Job, type JobParts, jobOf } from '../../../contract/Job';
import { timeZoneOf, todayOf } from '../../../contract/localTime';
import { type Followed, readFollowed } from '../../../records/follows/followed';
import { rowsOf } from '../../../records/tenant';
import { AddressRefused } from '../../../services/mail/carrier';
import { isMailAddress, type Letter, mailboxText } from '../../../services/mail/Letter';
import { outbox } from '../../../tables/builder/outbox';
import { type FollowMail, followMails } from '../../../tables/general/followMails';
import { ownMail } from '../../integrations/calls/mailServer';
import { contextOfFollower, type Served } from './follower';
import { letterOf, type Way } from './letter';

/** The hour with which mails of a day go out, where the organisation is. */
const MORNING = 6;

const hourOf = ({ clock, call }: CallContext): number =>
  Number(wallClock(clock(), timeZoneOf(call.organisation)).slice(11, 13));

/** Keeps what went out, and that it needn't go out again. */
const remember = (
  context: CallContext,
  { id }: FollowMail,
  {
    letter: { from, to, subject, html, date },
    file,
    isReal,
  }: {
    readonly letter: Letter;
    readonly file: string;
    readonly isReal: boolean;
  },
): Promise<void> =>
  context.store.transaction(async (store) => {
    const inner = { ...context, store };
    await rowsOf(inner, outbox).insert({
      date: date.toISOString(),
      to: mailboxText(to),
      toName: to.name,
      toAddress: to.address,
      subject,
      kind: 'changes',
      sender: mailboxText(from),
      senderName: from.name,
      senderAddress: from.address,
      delivery: isReal ? 'sent' : 'kept',
      body: html,
      file,
      userId: context.call.user.id,
    });
    await rowsOf(inner, followMails).updateWhere({ where: { id } }, { mailedAt: date.getTime() });
  });

/** Sends somebody what others changed since the last mail and since it was looked at; nothing where nobody did. */
const send = async (context: CallContext, setting: FollowMail): Promise<void> => {
  const sinceOf = (seenAt: number | null): number => Math.max(seenAt ?? 0, setting.mailedAt ?? 0);
  // What is done from now on is for the next mail.
  const date = new Date(context.clock());
  const all = await readFollowed(context, ({ seenAt }) => sinceOf(seenAt));
  const changed = all.filter(({ count }) => count > 0);
  if (changed.length === 0) return;
  const mail = await ownMail(context);
  const way: Way = { mail, address: context.installation.appAddress ?? setting.address };
  const since = ({ follow }: Followed) => sinceOf(follow.seenAt);
  const letter = await letterOf(context, way, changed, { date, sinceOf: since });
  if (!isMailAddress(letter.to.address)) return;
  const file = await mail.sending((post) => post(letter));
  await remember(context, setting, { letter, file, isReal: mail.isReal });
};

/** Sends somebody the mail of a day, which nobody else sends from then on. */
const mailOfDay = async (
  parts: JobParts,
  served: Served,
  setting: FollowMail & { readonly organisationId: number },
): Promise<void> => {
  const context = await contextOfFollower(parts, served, setting);
  if (!context || hourOf(context) < MORNING) return;
  const rows = rowsOf(context, followMails);
  const mailedOn = todayOf(context);
  const { id } = setting;
  const open = { where: { id, isDaily: 1 }, not: { where: { mailedOn } } } as const;
  // Of two processes one changes it. A kill from here on leaves what there is to read to the mail of the next day.
  if ((await rows.updateWhere(open, { mailedOn })) === 0) return;
  try {
    await send(context, setting);
  } catch (error) {
    // The next run tries again, unless it would be refused once more.
    if (!(error instanceof AddressRefused))
      await rows.updateWhere({ where: { id, mailedOn } }, { mailedOn: setting.mailedOn });
    parts.log(error);
  }
};

/** Sends the mails of a day to those who want them and haven't got theirs. */
export const mailFollows = async (
  parts: JobParts,
  served: Served,
  signal?: AbortSignal,
): Promise<void> => {
  for await (const setting of parts.store.across(followMails).each({ where: { isDaily: 1 } })) {
    signal?.throwIfAborted();
    await mailOfDay(parts, served, setting);
  }
};

export const mailFollowsJob = (served: Served): Job =>
  jobOf(
    defineJob({ name: 'mailFollows', attempts: 5, input: {} }),
    (parts, _input, signal) => mailFollows(parts, served, signal),
    { everyHours: 1 },
  );
