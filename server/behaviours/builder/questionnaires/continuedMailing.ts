import { type JobParts, jobOf } from '../../../contract/Job';
import { Refusal } from '../../../contract/Refusal';
import { rowsOf } from '../../../records/tenant';
import { mailings } from '../../../tables/builder/mailings';
import { questionnaires } from '../../../tables/builder/questionnaires';
import { ownMail } from '../../integrations/calls/mailServer';
import { contextOfJob } from '../../jobContext';
import { unsentOf } from './invitations';
import { type MailContext, sendMailing } from './mailing';
import { continueMailing, type Held, oneMailing } from './oneMailing';
import { isOver } from './over';
import { audienceOf } from './recipients';
import { remember } from './unsent';

/** Sends to those whom a mailing left out that was broken off, unless it isn't to be sent any more. */
const sendRest = async (
  context: MailContext & Pick<JobParts, 'log'>,
  questionnaireId: number,
  { begin, goOn }: Held,
): Promise<void> => {
  const mailing = await context.store.transaction(async (store) => {
    const inner = { ...context, store };
    const questionnaire = await rowsOf(inner, questionnaires).get(questionnaireId);
    const unsent = questionnaire && unsentOf(questionnaire);
    if (!unsent || isOver(inner, questionnaire)) return undefined;
    const { recipientsOf } = await audienceOf(inner, questionnaire);
    const recipients = await recipientsOf(unsent.kind);
    await begin(inner, unsent);
    return { questionnaire, kind: unsent.kind, recipients };
  });
  if (!mailing) return;
  const outcome = await sendMailing(context, mailing, goOn);
  await remember(context, mailing, outcome);
  if (outcome.failure !== undefined) context.log(outcome.failure);
};

/** Goes on with a mailing whose process was killed. */
export const continueMailingJob = jobOf(
  continueMailing,
  async (parts, { organisationId, questionnaireId }) => {
    const context = await contextOfJob(parts, organisationId);
    // Whom it left out stays known.
    if (!context) return;
    const where = { questionnaireId };
    const [held] = await rowsOf(context, mailings).find({ where, take: 1 });
    // It ended by itself, or had decided on nothing yet.
    if (!held?.meantFor) return;
    const { store, clock } = context;
    if ((held.heldUntil ?? 0) > clock()) {
      const key = `${organisationId} ${questionnaireId}`;
      const runAt = held.heldUntil ?? 0;
      await store.enqueue(continueMailing, { organisationId, questionnaireId }, { key, runAt });
      return;
    }
    const mail = await ownMail(context);
    try {
      await oneMailing(context, { id: questionnaireId }, (own) =>
        sendRest({ ...context, mail }, questionnaireId, own),
      );
    } catch (error) {
      // Somebody else goes on with it.
      if (!(error instanceof Refusal)) throw error;
    }
  },
);
