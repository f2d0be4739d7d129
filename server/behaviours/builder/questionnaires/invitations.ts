import type { CallContext } from '../../../contract/CallContext';
import { findRows } from '../../../records/tenant';
import type { Row, Values } from '../../../store/Store';
import { storedIds } from '../../../wire/references';
import type { Answers } from './questions';

/** Who is invited to which questionnaire, and what they answered. */
export const INVITATIONS = 'questionnaireInvitations';

/** A mailing that was cut short: whom it has still to reach. */
export interface Unsent {
  readonly kind: 'invitation' | 'reminder';
  readonly userIds: readonly number[];
}

/** What a questionnaire still has to send of its last mailing. */
export const unsentOf = ({ unsent }: Values): Unsent | undefined => {
  if (typeof unsent !== 'object' || unsent === null || !('kind' in unsent)) return undefined;
  const kind = unsent.kind === 'reminder' ? 'reminder' : 'invitation';
  return { kind, userIds: storedIds('userIds' in unsent ? unsent.userIds : []) };
};

/** The invitations of a questionnaire, in the order in which they were sent. */
export const invitationsOf = async (context: CallContext, { id }: Row): Promise<readonly Row[]> =>
  (await findRows(context, INVITATIONS, { where: { questionnaireId: id } })).rows;

/** Whether everyone got the invitation who was to get it. */
export const isInvited = (questionnaire: Values, invitations: readonly Row[]): boolean =>
  invitations.length > 0 && unsentOf(questionnaire)?.kind !== 'invitation';

export const isCompleted = ({ completedAt }: Values): boolean => typeof completedAt === 'string';

/** What an invited person answered. */
export const answersOf = ({ answers }: Values): Answers =>
  new Map(
    (Array.isArray(answers) ? answers : []).map(({ rowId, value }) => [Number(rowId), value]),
  );

/** The name of a person, first name first. */
export const fullName = ({ firstName, insertions, lastName }: Values): string =>
  [firstName, insertions, lastName].filter((part) => part).join(' ');
