import { questionnaires as definition } from '../../../../resources/builder/questionnaires';
import type { CallContext } from '../../../contract/CallContext';
import { sentPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import { failure, ok, type Reply } from '../../../contract/reply';
import type { TextKey } from '../../../contract/translate';
import { requireMails } from '../../../records/quotas/mails';
import { requireRow, rowsOf } from '../../../records/tenant';
import { storeUnchanged } from '../../../records/versions/storeUnchanged';
import type { Keyed } from '../../../store/Table';
import { objectsDefinitions } from '../../../tables/builder/objectsDefinitions';
import { questionnaires, type Unsent } from '../../../tables/builder/questionnaires';
import { readFlag } from '../../../wire/flag';
import { ownMail } from '../../integrations/calls/mailServer';
import type { Questionnaire } from './invitations';
import { type MailContext, type Mailing, type Outcome, sendMailing } from './mailing';
import { oneMailing } from './oneMailing';
import { isOver } from './over';
import { askBeforeNobodyPasses } from './passable';
import { audienceOf, type Recipient } from './recipients';
import { remember } from './unsent';

type Kind = Unsent['kind'];

/** Addresses that a message names; the rest is only counted. */
const MAX_NAMED = 3;

const refuse = (status: number, key: TextKey): never => {
  throw new Refusal(status, key);
};

/** The kind that the flag asks for; without a flag, the one whose turn it is. */
const kindOf = ({ call: { body } }: CallContext, wasInvited: boolean): Kind => {
  if (body.reminder === undefined) return wasInvited ? 'reminder' : 'invitation';
  return sentPart(body, 'reminder', readFlag) === 1 ? 'reminder' : 'invitation';
};

/** Whether the document is there that it asks people to fill in. */
const hasDocument = async (context: CallContext, { objectDefinitionId: id }: Questionnaire) =>
  (await rowsOf(context, objectsDefinitions).count({ where: { id: id ?? [] } })) > 0;

/** @throws Refusal when the mail can't be sent as things are */
const prepare = async (context: CallContext, { id }: Keyed): Promise<Mailing> => {
  const questionnaire = await requireRow(context, questionnaires, id);
  const { invited, wasSent, recipientsOf } = await audienceOf(context, questionnaire);
  const kind = kindOf(context, wasSent);
  if (kind === 'invitation' && wasSent) refuse(409, 'server.questionnaires.alreadyInvited');
  if (kind === 'reminder' && invited === 0) refuse(409, 'server.questionnaires.nobodyInvited');
  if (isOver(context, questionnaire)) refuse(409, 'server.questionnaires.over');
  if (!(await hasDocument(context, questionnaire))) refuse(400, 'server.questionnaires.noDocument');
  const { userGroups = [], [`${kind}Subject` as const]: subject = '' } = questionnaire;
  if (kind === 'invitation' && userGroups.length === 0)
    refuse(400, 'server.questionnaires.noGroups');
  if (subject.trim() === '') refuse(400, 'server.questionnaires.noSubject');
  const recipients = await recipientsOf(kind);
  if (recipients.length === 0) refuse(400, `server.questionnaires.${kind}.nobody`);
  await requireMails(context, recipients.length);
  await askBeforeNobodyPasses(context, questionnaire, recipients.length);
  return { questionnaire, kind, recipients };
};

const refusedText = ({ call }: CallContext, refused: readonly Recipient[]): string => {
  const named = refused
    .slice(0, MAX_NAMED)
    .map(({ email }) => email)
    .join(', ');
  const more = refused.length - MAX_NAMED;
  return call.text('server.questionnaires.refused', {
    addresses: more > 0 ? `${named} (+${more})` : named,
  });
};

const answer = (
  context: CallContext & MailContext,
  { kind, recipients }: Mailing,
  outcome: Outcome,
): Reply => {
  const { call, log } = context;
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
  const isKept = !context.mail.isReal;
  return ok({ message: isKept ? `${done}. ${call.text('server.questionnaires.kept')}` : done });
};

/** Sends the invitation or the reminder to everyone whom it is for. */
export const sendEmail = (context: CallContext, { id }: Questionnaire): Promise<Reply> =>
  oneMailing(context, { id }, async ({ begin, goOn }) => {
    // What goes out is what the caller knows, to whom it is for at that moment.
    const mailing = await storeUnchanged(context, definition, { id }, async (inner) => {
      const prepared = await prepare(inner, { id });
      const { kind, recipients } = prepared;
      await begin(inner, { kind, userIds: recipients.map((user) => user.id) });
      return prepared;
    });
    const sending = { ...context, mail: await ownMail(context) };
    const outcome = await sendMailing(sending, mailing, goOn);
    await remember(sending, mailing, outcome);
    return answer(sending, mailing, outcome);
  });
