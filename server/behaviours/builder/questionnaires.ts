import { questionnaires as definition } from '../../../resources/builder/questionnaires';
import { appUserGroups } from '../../../resources/people/appUserGroups';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, RecordFunction } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { neededPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import { rowsOf } from '../../records/tenant';
import type { Values } from '../../store/Store';
import { questionnaireInvitations } from '../../tables/builder/questionnaireInvitations';
import { questionnaires as questionnairesTable } from '../../tables/builder/questionnaires';
import { tableOf } from '../../tables/tableOf';
import { sentId } from '../../wire/sent';
import { pickAll } from '../pick';
import {
  countInvited,
  INVITATIONS,
  type Invitation,
  invitationsOf,
  type Questionnaire,
} from './questionnaires/invitations';
import { askBeforeOtherQuestions } from './questionnaires/otherQuestions';
import { audienceOf } from './questionnaires/recipients';
import { countsOf, invitedUser, questionsFor, resultsOf } from './questionnaires/results';
import { sendEmail } from './questionnaires/sendEmail';
import { answerTexts, sheetOf } from './questionnaires/sheets';
import { answersTable, individualTable, peopleTable } from './questionnaires/tables';

const COUNTS = ['invited', 'invitedCount', 'completedCount', 'passedCount'] as const;

/** Whoever is gone isn't invited any more, nor to what is gone. */
const INVITATION = { resource: INVITATIONS, holds: 'id', effect: 'removed' } as const;

const groups = tableOf(appUserGroups);

const groupsOf = async (context: CallContext, row: Questionnaire | undefined) => {
  const rows = await rowsOf(context, groups).find({
    where: { id: row?.userGroups ?? [] },
    sort: [{ field: 'name', order: 'asc' }],
    only: ['name'],
  });
  return pickAll(rows, ['name']);
};

const invitedUsers = async (
  context: CallContext,
  row: Questionnaire,
): Promise<readonly Values[]> => {
  const questions = await questionsFor(context, row);
  return resultsOf(row, questions, await invitationsOf(context, row)).map(invitedUser);
};

/** What can be sent next: the invitation or a reminder, and to how many. */
const nextMail = async (context: CallContext, row: Questionnaire): Promise<Values> => {
  const { wasSent, recipientsOf } = await audienceOf(context, row);
  const recipients = await recipientsOf(wasSent ? 'reminder' : 'invitation');
  return { invited: Number(wasSent), recipientCount: recipients.length };
};

/** The invitation of the person whom a call names. @throws Refusal */
const namedInvitation = async (
  context: CallContext,
  { id }: Questionnaire,
): Promise<Invitation> => {
  const userId = neededPart(context.call.body, 'userId', sentId);
  const [found] = await rowsOf(context, questionnaireInvitations).find({
    where: { questionnaireId: id, userId },
    take: 1,
  });
  if (found) return found;
  throw new Refusal(404, 'server.questionnaires.notInvited');
};

const getAnswers = async (context: CallContext, row: Questionnaire): Promise<Reply> => {
  const invitation = await namedInvitation(context, row);
  const questions = await questionsFor(context, row);
  const format = await answerTexts(context, questions, [invitation]);
  return ok({ results: sheetOf(questions, invitation, format) });
};

const individual = async (context: CallContext, row: Questionnaire): Promise<readonly Values[]> => {
  if (context.call.body.userId === undefined) return individualTable(context, row);
  return individualTable(context, row, [await namedInvitation(context, row)]);
};

const table = (
  rows: (context: CallContext, row: Questionnaire) => Promise<readonly Values[]>,
): RecordFunction<Questionnaire> => ({
  right: 'read',
  run: async (context, row) => ok({ results: await rows(context, row) }),
});

/** Questionnaires: a document whose questions invited people answer elsewhere. */
export const questionnaires = behaviour(definition, questionnairesTable, {
  virtual: { names: COUNTS, of: countsOf },

  record: async (context, row) => ({
    userGroups: await groupsOf(context, row),
    invitedUsers: row ? await invitedUsers(context, row) : [],
    ...(row ? await nextMail(context, row) : { invited: 0, recipientCount: 0 }),
  }),

  onSave: async (context, { before, after }) => {
    const isChanged = before !== undefined && before.invitationBody !== after.invitationBody;
    if (isChanged && (await countInvited(context, before)) > 0) {
      const problem = { message: 'server.questionnaires.bodyFixed' };
      throw new FieldProblems(definition.name, { invitationBody: problem }, 409);
    }
    if (before) await askBeforeOtherQuestions(context, before, after);
    return {};
  },

  mentions: [
    { ...INVITATION, to: 'questionnaires', path: ['questionnaireId'] },
    { ...INVITATION, to: 'applicationUsers', path: ['userId'] },
  ],

  recordFunctions: {
    sendEmail: { right: 'update', run: sendEmail },
    getAnswers: { right: 'read', run: getAnswers },
    getCSVdata: table(peopleTable),
    getCSVdataAnswers: table(answersTable),
    getCSVdataAnswersIndividual: table(individual),
  },
});
