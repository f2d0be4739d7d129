import { json } from '../columns';
import { defineTable } from '../defineTable';
import type { Unsent } from './questionnaires';

/** Whose mails are going out: of each questionnaire one mailing at a time. */
export const mailings = defineTable({
  name: 'mailings',
  columns: {
    questionnaireId: { type: 'id', to: 'questionnaires', isIndexed: true },
    /** What distinguishes the one under way from others. */
    holder: 'text',
    /** When it counts as broken off unless it is heard of; milliseconds since 1970. */
    heldUntil: 'number',
    /** Whom it was to reach when it began; none before that. */
    meantFor: json<Unsent | null>(),
    begunAt: 'moment',
  },
  unique: [['questionnaireId']],
});
