import { questionnaires as definition } from '../../../../resources/builder/questionnaires';
import { type CallContext, inTransaction } from '../../../contract/CallContext';
import { todayOf } from '../../../contract/localTime';
import { sentPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import { failure, ok, type Reply } from '../../../contract/reply';
import type { TextKey } from '../../../contract/translate';
import { findRow } from '../../../records/tenant';
import { storeUnchanged } from '../../../records/versions/storeUnchanged';
import type { Row } from '../../../store/Store';
import { readFlag } from '../../../wire/flag';
import { storedIds } from '../../../wire/references';
import { withOwnMail } from '../../integrations/calls/mailServer';
import { invitationsOf, type Unsent, unsentOf } from './invitations';
import { type Mailing, type Outcome, sendMailing } from './mailing';
import { askBeforeNobodyPasses } from './passable';
import { recipientsOf, wasSent } from './recipients';

type Kind = Unsent['kind'];

/** Addresses that a message names; the rest is only counted. */
const MAX_NAMED = 3;

/** Questionnaires whose mails are going out, by the office that sends them. */
const underWay = new WeakMap<object, Set<number>>();

/** Runs one mailing of a questionnaire at a time: a second click must not write to everyone twice. */
const oneAtATime = async <T>(
  context: CallContext,
  { id }: Row,
  run: () => Promise<T>,
): Promise<T> => {
  const busy = underWay.get(context.services.mail) ?? new Set();
  underWay.set(context.services.mail, busy);
  if (busy.has(id)) throw new Refusal(409, 'server.questionnaires.underWay');
  busy.add(id);
  try {
    return await run();
  } finally {
    busy.delete(id);
  }
};

const refuse = (status: number, key: TextKey): never => {
  throw new Refusal(status, key);
};

/** The kind that the flag asks for; without a flag, the one whose turn it is. */
const kindOf = ({ call: { body } }: CallContext, wasInvited: boolean): Kind => {
  if (body.reminder === undefined) return wasInvited ? 'reminder' : 'invitation';
  return sentPart(body, 'reminder', readFlag) === 1 ? 'reminder' : 'invitation';
};

/** Whether its last day has passed. */
const isOver = (context: CallContext, { endDate }: Row): boolean =>
  typeof endDate === 'string' && endDate !== '' && endDate < todayOf(context);

/** @throws Refusal when the mail can't be sent as things are */
const prepare = async (context: CallContext, questionnaire: Row): Promise<Mailing> => {
  const wasInvited = await wasSent(context, questionnaire);
  const kind = kindOf(context, wasInvited);
  if (kind === 'invitation' && wasInvited) refuse(409, 'server.questionnaires.alreadyInvited');
  if (kind === 'reminder' && (await invitationsOf(context, questionnaire)).length === 0)
    refuse(409, 'server.questionnaires.nobodyInvited');
  if (isOver(context, questionnaire)) refuse(409, 'server.questionnaires.over');
  const document = Number(questionnaire.objectDefinitionId ?? 0);
  if (!(await findRow(context, 'objectsDefinitions', document)))
    refuse(400, 'server.questionnaires.noDocument');
  if (kind === 'invitation' && storedIds(questionnaire.userGroups).length === 0)
    refuse(400, 'server.questionnaires.noGroups');
  if (String(questionnaire[`${kind}Subject`] ?? '').trim() === '')
    refuse(400, 'server.questionnaires.noSubject');
  const recipients = await recipientsOf(context, questionnaire, kind);
  if (recipients.length === 0) refuse(400, `server.questionnaires.${kind}.nobody`);
  await askBeforeNobodyPasses(context, questionnaire, recipients.length);
  return { questionnaire, kind, recipients };
};

/** Remembers whom a mailing that was cut short has still to reach. */
const remember = (
  context: CallContext,
  mailing: Mailing,
  { reached, refused, failure: cause }: Outcome,
) => {
  const { questionnaire, kind, recipients } = mailing;
  const isDone = new Set([...reached, ...refused]);
  const userIds = recipients.filter((user) => !isDone.has(user)).map(({ id }) => id);
  const unsent = cause === undefined ? null : { kind, userIds };
  return inTransaction(context, async ({ store }) => {
    const current = await store.get('questionnaires', questionnaire.id);
    // Who has still to be invited isn't forgotten over those who are reminded meanwhile.
    const isOther = current && unsentOf(current)?.kind === 'invitation' && kind === 'reminder';
    if (current && !isOther) await store.update('questionnaires', current.id, { unsent });
  });
};

const refusedText = ({ call }: CallContext, refused: readonly Row[]): string => {
  const named = refused
    .slice(0, MAX_NAMED)
    .map(({ email }) => email)
    .join(', ');
  const more = refused.length - MAX_NAMED;
  return call.text('server.questionnaires.refused', {
    addresses: more > 0 ? `${named} (+${more})` : named,
  });
};

const answer = (context: CallContext, { kind, recipients }: Mailing, outcome: Outcome): Reply => {
  const { call, log, services } = context;
  const { reached, refused, failure: cause } = outcome;
  const counts = { count: reached.length, total: recipients.length };
  if (cause !== undefined) {
    log(cause);
    return failure(500, call.text('server.questionnaires.mailFailed', counts));
  }
  if (refused.length > 0) {
    const done = call.text(`server.questionnaires.${kind}.partly`, counts);
    return failure(500, `${done}. ${refusedText(context, refused)}`);
  }
  const done = call.text(`server.questionnaires.${kind}.sent`, counts);
  const isKept = !services.mail.isReal;
  return ok({ message: isKept ? `${done}. ${call.text('server.questionnaires.kept')}` : done });
};

/** Sends the invitation or the reminder to everyone whom it is for. */
export const sendEmail = (context: CallContext, { id }: Row): Promise<Reply> =>
  oneAtATime(context, { id }, async () => {
    // What goes out is what the caller knows, to whom it is for at that moment.
    const mailing = await storeUnchanged(context, definition, { id }, prepare);
    const sending = await withOwnMail(context);
    const outcome = await sendMailing(sending, mailing);
    await remember(sending, mailing, outcome);
    return answer(sending, mailing, outcome);
  });
