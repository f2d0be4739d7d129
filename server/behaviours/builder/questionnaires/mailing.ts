import type { Clock } from '../../../contract/clock';
import { type OrganisationContext, rowsOf } from '../../../records/tenant';
import { AddressRefused, AT_A_TIME } from '../../../services/mail/carrier';
import { type Letter, mailboxText } from '../../../services/mail/Letter';
import type { PostOffice, Send } from '../../../services/mail/PostOffice';
import { outbox } from '../../../tables/builder/outbox';
import { questionnaireInvitations } from '../../../tables/builder/questionnaireInvitations';
import type { Unsent } from '../../../tables/builder/questionnaires';
import { fullName, type Questionnaire } from './invitations';
import type { Recipient } from './recipients';
import { signedBy, verifiedDomains } from './sender';

type Kind = Unsent['kind'];

/** What sends mails for an organisation. */
export interface MailContext extends OrganisationContext {
  readonly mail: PostOffice;
  readonly clock: Clock;
}

/** Mails of one text to several people. */
export interface Mailing {
  readonly questionnaire: Questionnaire;
  readonly kind: Kind;
  readonly recipients: readonly Recipient[];
}

/** What became of a mailing. */
export interface Outcome {
  /** Who got the mail. */
  readonly reached: readonly Recipient[];
  /** Whose address the mail server doesn't take. */
  readonly refused: readonly Recipient[];
  /** Why the rest got nothing; `undefined` when nobody is left. */
  readonly failure: unknown;
}

type Attempt =
  | { readonly user: Recipient; readonly letter: Letter; readonly file: string }
  | { readonly user: Recipient; readonly error: unknown };

/** What sends the mails of a mailing, and the domains in whose name. */
interface Sending {
  readonly send: Send;
  readonly verified: ReadonlySet<string>;
}

const letterTo = (
  { call, mail, clock }: MailContext,
  { questionnaire, kind }: Mailing,
  user: Recipient,
  verified: ReadonlySet<string>,
): Letter => {
  const fallback = { name: call.organisation.name ?? '', address: mail.address };
  return {
    ...signedBy(questionnaire.sender ?? '', fallback, verified),
    to: { name: fullName(user), address: (user.email ?? '').trim() },
    subject: questionnaire[`${kind}Subject`] ?? '',
    html: questionnaire[`${kind}Body`] ?? '',
    date: new Date(clock()),
  };
};

const attempt = async (
  context: MailContext,
  mailing: Mailing,
  { send, verified }: Sending,
  user: Recipient,
): Promise<Attempt> => {
  const letter = letterTo(context, mailing, user, verified);
  try {
    return { user, letter, file: await send(letter) };
  } catch (error) {
    return { user, error };
  }
};

const markInvited = async (
  context: MailContext,
  { questionnaire }: Mailing,
  { id: userId, firstName, insertions = '', lastName, email }: Recipient,
  invitedAt: string,
) => {
  await rowsOf(context, questionnaireInvitations).insert({
    questionnaireId: questionnaire.id,
    userId,
    firstName,
    insertions,
    lastName,
    email,
    invitedAt,
    answers: [],
  });
};

const markReminded = async (
  context: MailContext,
  { questionnaire }: Mailing,
  { id: userId }: Recipient,
  remindedAt: string,
) => {
  const own = { where: { questionnaireId: questionnaire.id, userId } };
  await rowsOf(context, questionnaireInvitations).updateWhere(own, { remindedAt });
};

const record = async (context: MailContext, mailing: Mailing, attempts: readonly Attempt[]) => {
  for (const done of attempts) {
    if ('error' in done) continue;
    const { from, to, subject, html, date } = done.letter;
    await rowsOf(context, outbox).insert({
      date: date.toISOString(),
      to: mailboxText(to),
      toName: to.name,
      toAddress: to.address,
      subject,
      kind: mailing.kind,
      sender: mailboxText(from),
      senderName: from.name,
      senderAddress: from.address,
      delivery: context.mail.isReal ? 'sent' : 'kept',
      body: html,
      file: done.file,
    });
    const mark = mailing.kind === 'invitation' ? markInvited : markReminded;
    await mark(context, mailing, done.user, date.toISOString());
  }
};

const isRefused = (done: Attempt): boolean =>
  'error' in done && done.error instanceof AddressRefused;

const failureIn = (attempts: readonly Attempt[]): unknown =>
  attempts.flatMap((done) => ('error' in done && !isRefused(done) ? [done.error] : []))[0];

/**
 * Sends a mailing, some mails at a time, and records each that went out before the next are sent: a mail
 * server that fails, or a kill, in the middle leaves nobody marked who got nothing.
 *
 * @param goOn shows before each part that the mailing goes on; what it throws ends it
 */
export const sendMailing = (
  context: MailContext,
  mailing: Mailing,
  goOn: () => Promise<void>,
): Promise<Outcome> =>
  context.mail.sending(async (send) => {
    const sending = { send, verified: await verifiedDomains(context) };
    const reached: Recipient[] = [];
    const refused: Recipient[] = [];
    for (let from = 0; from < mailing.recipients.length; from += AT_A_TIME) {
      await goOn();
      const users = mailing.recipients.slice(from, from + AT_A_TIME);
      const attempts = await Promise.all(
        users.map((user) => attempt(context, mailing, sending, user)),
      );
      await context.store.transaction((store) => record({ ...context, store }, mailing, attempts));
      for (const done of attempts) {
        if (!('error' in done)) reached.push(done.user);
        else if (isRefused(done)) refused.push(done.user);
      }
      const failure = failureIn(attempts);
      if (failure !== undefined) return { reached, refused, failure };
    }
    return { reached, refused, failure: undefined };
  });
