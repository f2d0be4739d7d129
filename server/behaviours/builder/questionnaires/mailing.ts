import { type CallContext, inTransaction } from '../../../contract/CallContext';
import { AddressRefused, AT_A_TIME } from '../../../services/mail/carrier';
import { type Letter, mailboxText, senderOf } from '../../../services/mail/Letter';
import type { Send } from '../../../services/mail/PostOffice';
import type { Row } from '../../../store/Store';
import { fullName, INVITATIONS, invitationsOf, type Unsent } from './invitations';

/** Mails that went out, one row each. */
const OUTBOX = 'outbox';

type Kind = Unsent['kind'];

/** Mails of one text to several people. */
export interface Mailing {
  readonly questionnaire: Row;
  readonly kind: Kind;
  readonly recipients: readonly Row[];
}

/** What became of a mailing. */
export interface Outcome {
  /** Who got the mail. */
  readonly reached: readonly Row[];
  /** Whose address the mail server doesn't take. */
  readonly refused: readonly Row[];
  /** Why the rest got nothing; `undefined` when nobody is left. */
  readonly failure: unknown;
}

type Attempt =
  | { readonly user: Row; readonly letter: Letter; readonly file: string }
  | { readonly user: Row; readonly error: unknown };

const letterTo = (
  { call, services: { mail }, clock }: CallContext,
  { questionnaire, kind }: Mailing,
  user: Row,
): Letter => {
  return {
    from: senderOf(String(questionnaire.sender ?? ''), {
      name: String(call.organisation.name),
      address: mail.address,
    }),
    to: { name: fullName(user), address: String(user.email).trim() },
    subject: String(questionnaire[`${kind}Subject`] ?? ''),
    html: String(questionnaire[`${kind}Body`] ?? ''),
    date: new Date(clock()),
  };
};

const attempt = async (
  context: CallContext,
  mailing: Mailing,
  send: Send,
  user: Row,
): Promise<Attempt> => {
  const letter = letterTo(context, mailing, user);
  try {
    return { user, letter, file: await send(letter) };
  } catch (error) {
    return { user, error };
  }
};

const markInvited = async (
  context: CallContext,
  { questionnaire }: Mailing,
  user: Row,
  now: string,
) => {
  await context.store.insert(INVITATIONS, {
    organisationId: questionnaire.organisationId,
    questionnaireId: questionnaire.id,
    userId: user.id,
    firstName: user.firstName,
    insertions: user.insertions ?? '',
    lastName: user.lastName,
    email: user.email,
    invitedAt: now,
    remindedAt: null,
    completedAt: null,
    answers: [],
  });
};

const markReminded = async (
  context: CallContext,
  { questionnaire }: Mailing,
  user: Row,
  now: string,
) => {
  const invitations = await invitationsOf(context, questionnaire);
  const invitation = invitations.find(({ userId }) => userId === user.id);
  if (invitation) await context.store.update(INVITATIONS, invitation.id, { remindedAt: now });
};

const record = async (context: CallContext, mailing: Mailing, attempts: readonly Attempt[]) => {
  for (const done of attempts) {
    if ('error' in done) continue;
    const { from, to, subject, html, date } = done.letter;
    await context.store.insert(OUTBOX, {
      organisationId: mailing.questionnaire.organisationId,
      date: date.toISOString(),
      to: mailboxText(to),
      toName: to.name,
      toAddress: to.address,
      subject,
      kind: mailing.kind,
      sender: mailboxText(from),
      senderName: from.name,
      senderAddress: from.address,
      delivery: context.services.mail.isReal ? 'sent' : 'kept',
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
 */
export const sendMailing = (context: CallContext, mailing: Mailing): Promise<Outcome> =>
  context.services.mail.sending(async (send) => {
    const reached: Row[] = [];
    const refused: Row[] = [];
    for (let from = 0; from < mailing.recipients.length; from += AT_A_TIME) {
      const users = mailing.recipients.slice(from, from + AT_A_TIME);
      const attempts = await Promise.all(
        users.map((user) => attempt(context, mailing, send, user)),
      );
      await inTransaction(context, (inner) => record(inner, mailing, attempts));
      for (const done of attempts) {
        if (!('error' in done)) reached.push(done.user);
        else if (isRefused(done)) refused.push(done.user);
      }
      const failure = failureIn(attempts);
      if (failure !== undefined) return { reached, refused, failure };
    }
    return { reached, refused, failure: undefined };
  });
