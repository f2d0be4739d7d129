import { json } from '../columns';
import { defineTable } from '../defineTable';

/** What an invited person answered to one question. */
interface Answer {
  readonly rowId: number;
  readonly value: unknown;
}

/** Who is invited to which questionnaire, and what they answered. */
export const questionnaireInvitations = defineTable({
  name: 'questionnaireInvitations',
  columns: {
    questionnaireId: { type: 'id', to: 'questionnaires', isIndexed: true },
    userId: { type: 'id', to: 'applicationUsers', isIndexed: true },
    answers: json<readonly Answer[]>(),
    invitedAt: 'moment',
    remindedAt: 'moment',
    completedAt: 'moment',
    firstName: 'text',
    insertions: 'text',
    lastName: 'text',
    email: 'text',
  },
  unique: [['userId', 'questionnaireId']],
});
