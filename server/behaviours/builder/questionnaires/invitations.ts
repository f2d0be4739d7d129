import { type OrganisationContext, rowsOf } from '../../../records/tenant';
import type { Condition } from '../../../store/Query';
import type { Values } from '../../../store/Store';
import type { Keyed, RowIn } from '../../../store/Table';
import { questionnaireInvitations } from '../../../tables/builder/questionnaireInvitations';
import type { questionnaires, Unsent } from '../../../tables/builder/questionnaires';
import type { Answers } from './questions';

/** Who is invited to which questionnaire, and what they answered. */
export const INVITATIONS = questionnaireInvitations.name;

export type Invitation = RowIn<typeof questionnaireInvitations>;
export type Questionnaire = RowIn<typeof questionnaires>;

/** What a questionnaire still has to send of its last mailing. */
export const unsentOf = ({ unsent }: Pick<Questionnaire, 'unsent'>): Unsent | undefined =>
  unsent ?? undefined;

/** The invitations that were completed. */
export const completed: Condition<Invitation> = { not: { where: { completedAt: null } } };

/**
 * The invitations of a questionnaire, in the order in which they were sent.
 *
 * @param only the fields that are needed of each; all unless given
 */
export const invitationsOf = (
  context: OrganisationContext,
  { id }: Keyed,
  only?: readonly (keyof Invitation)[],
): Promise<readonly Invitation[]> =>
  rowsOf(context, questionnaireInvitations).find({ where: { questionnaireId: id }, only });

/** How many people are invited to a questionnaire. */
export const countInvited = (context: OrganisationContext, { id }: Keyed): Promise<number> =>
  rowsOf(context, questionnaireInvitations).count({ where: { questionnaireId: id } });

/** Whether everyone got the invitation who was to get it. */
export const isInvited = (questionnaire: Pick<Questionnaire, 'unsent'>, invited: number): boolean =>
  invited > 0 && unsentOf(questionnaire)?.kind !== 'invitation';

export const isCompleted = ({ completedAt }: Pick<Invitation, 'completedAt'>): boolean =>
  typeof completedAt === 'string';

/** What an invited person answered. */
export const answersOf = ({ answers }: Pick<Invitation, 'answers'>): Answers =>
  new Map((answers ?? []).map(({ rowId, value }) => [rowId, value]));

/** The name of a person, first name first. */
export const fullName = ({ firstName, insertions, lastName }: Values): string =>
  [firstName, insertions, lastName].filter((part) => part).join(' ');
