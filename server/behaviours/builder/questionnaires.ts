import type { Behaviour, CallContext, RecordFunction } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { neededPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import { findRows } from '../../records/tenant';
import type { Row, Values } from '../../store/Store';
import { storedIds } from '../../wire/references';
import { sentId } from '../../wire/sent';
import { pickAll } from '../pick';
import { INVITATIONS, invitationsOf } from './questionnaires/invitations';
import { askBeforeOtherQuestions } from './questionnaires/otherQuestions';
import { recipientsOf, wasSent } from './questionnaires/recipients';
import {
  countsByQuestionnaire,
  invitedUser,
  questionsFor,
  resultsOf,
} from './questionnaires/results';
import { sendEmail } from './questionnaires/sendEmail';
import { answerTexts, sheetOf } from './questionnaires/sheets';
import { answersTable, individualTable, peopleTable } from './questionnaires/tables';

const COUNTS = ['invited', 'invitedCount', 'completedCount', 'passedCount'] as const;

/** Whoever is gone isn't invited any more, nor to what is gone. */
const INVITATION = { resource: INVITATIONS, holds: 'id', effect: 'removed' } as const;

const groupsOf = async (context: CallContext, row: Row | undefined) => {
  const { rows } = await findRows(context, 'appUserGroups', {
    where: { id: [...storedIds(row?.userGroups)] },
    sort: [{ field: 'name', order: 'asc' }],
  });
  return pickAll(rows, ['name']);
};

const invitedUsers = async (context: CallContext, row: Row): Promise<readonly Values[]> => {
  const questions = await questionsFor(context, row);
  return resultsOf(row, questions, await invitationsOf(context, row)).map(invitedUser);
};

/** What can be sent next: the invitation or a reminder, and to how many. */
const nextMail = async (context: CallContext, row: Row): Promise<Values> => {
  const isInvited = await wasSent(context, row);
  const recipients = await recipientsOf(context, row, isInvited ? 'reminder' : 'invitation');
  return { invited: Number(isInvited), recipientCount: recipients.length };
};

/** The invitation of the person whom a call names. @throws Refusal */
const namedInvitation = async (context: CallContext, row: Row): Promise<Row> => {
  const userId = neededPart(context.call.body, 'userId', sentId);
  const invitations = await invitationsOf(context, row);
  const found = invitations.find((invitation) => invitation.userId === userId);
  if (found) return found;
  throw new Refusal(404, 'server.questionnaires.notInvited');
};

const getAnswers = async (context: CallContext, row: Row): Promise<Reply> => {
  const invitation = await namedInvitation(context, row);
  const questions = await questionsFor(context, row);
  return ok({ results: sheetOf(questions, invitation, await answerTexts(context)) });
};

const individual = async (context: CallContext, row: Row): Promise<readonly Values[]> => {
  if (context.call.body.userId === undefined) return individualTable(context, row);
  const { id } = await namedInvitation(context, row);
  return individualTable(context, row, (invitation) => invitation.id === id);
};

const table = (
  rows: (context: CallContext, row: Row) => Promise<readonly Values[]>,
): RecordFunction => ({
  right: 'read',
  run: async (context, row) => ok({ results: await rows(context, row) }),
});

/** Questionnaires: a document whose questions invited people answer elsewhere. */
export const questionnaires: Behaviour = {
  virtual: { names: COUNTS, of: countsByQuestionnaire },

  record: async (context, row) => ({
    userGroups: await groupsOf(context, row),
    invitedUsers: row ? await invitedUsers(context, row) : [],
    ...(row ? await nextMail(context, row) : { invited: 0, recipientCount: 0 }),
  }),

  onSave: async (context, { before, after }) => {
    const isChanged = before !== undefined && before.invitationBody !== after.invitationBody;
    if (isChanged && (await invitationsOf(context, before)).length > 0) {
      const problem = { message: 'server.questionnaires.bodyFixed' };
      throw new FieldProblems('questionnaires', { invitationBody: problem }, 409);
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
};
