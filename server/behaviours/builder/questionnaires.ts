import { ok } from '../../contract/envelope';
import { FieldProblems } from '../../contract/FieldProblems';
import { Refusal } from '../../contract/Refusal';
import type { Reply } from '../../contract/route';
import type { Work } from '../../contract/Work';
import { findRows, idsIn } from '../../records/scope';
import type { Row, Values } from '../../store/Store';
import { sentId } from '../../wire/sent';
import { behaviour, type RecordFunction } from '../Behaviour';
import { pickAll } from '../pick';
import { forgetInvitations, invitationsOf } from './questionnaires/invitations';
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

const groupsOf = async (work: Work, row: Row | undefined) => {
  const { rows } = await findRows(work, 'appUserGroups', {
    where: { id: [...idsIn(row?.userGroups)] },
    sort: [{ field: 'name', order: 'asc' }],
  });
  return pickAll(rows, ['name']);
};

const invitedUsers = async (work: Work, row: Row): Promise<readonly Values[]> => {
  const questions = await questionsFor(work, row);
  return resultsOf(row, questions, await invitationsOf(work, row)).map(invitedUser);
};

/** What can be sent next: the invitation or a reminder, and to how many. */
const nextMail = async (work: Work, row: Row): Promise<Values> => {
  const isInvited = await wasSent(work, row);
  const recipients = await recipientsOf(work, row, isInvited ? 'reminder' : 'invitation');
  return { invited: Number(isInvited), recipientCount: recipients.length };
};

/** The invitation of the person whom a call names. @throws Refusal */
const namedInvitation = async (work: Work, row: Row): Promise<Row> => {
  const { userId } = work.call.body;
  if (userId === undefined) throw new Refusal(400, 'server.request.missing', { name: 'userId' });
  const invitations = await invitationsOf(work, row);
  const found = invitations.find((invitation) => invitation.userId === sentId(userId));
  if (found) return found;
  throw new Refusal(404, 'server.questionnaires.notInvited');
};

const getAnswers = async (work: Work, row: Row): Promise<Reply> => {
  const invitation = await namedInvitation(work, row);
  const questions = await questionsFor(work, row);
  return ok({ results: sheetOf(questions, invitation, await answerTexts(work)) });
};

const individual = async (work: Work, row: Row): Promise<readonly Values[]> => {
  if (work.call.body.userId === undefined) return individualTable(work, row);
  const { id } = await namedInvitation(work, row);
  return individualTable(work, row, (invitation) => invitation.id === id);
};

const table = (rows: (work: Work, row: Row) => Promise<readonly Values[]>): RecordFunction => ({
  right: 'read',
  run: async (work, row) => ok({ results: await rows(work, row) }),
});

/** Questionnaires: a document whose questions invited people answer elsewhere. */
export const questionnaires = behaviour({
  derived: { names: COUNTS, of: countsByQuestionnaire },

  record: async (work, row) => ({
    userGroups: await groupsOf(work, row),
    invitedUsers: row ? await invitedUsers(work, row) : [],
    ...(row ? await nextMail(work, row) : { invited: 0, recipientCount: 0 }),
  }),

  onSave: async (work, { before, after }) => {
    const isChanged = before !== undefined && before.invitationBody !== after.invitationBody;
    if (isChanged && (await invitationsOf(work, before)).length > 0) {
      const problem = { message: 'server.questionnaires.bodyFixed' };
      throw new FieldProblems('questionnaires', { invitationBody: problem }, 409);
    }
    return {};
  },

  onRemove: (work, { id }) => forgetInvitations(work, { questionnaireId: id }),

  recordFunctions: {
    sendEmail: { right: 'update', run: sendEmail },
    getAnswers: { right: 'read', run: getAnswers },
    getCSVdata: table(peopleTable),
    getCSVdataAnswers: table(answersTable),
    getCSVdataAnswersIndividual: table(individual),
  },
});
