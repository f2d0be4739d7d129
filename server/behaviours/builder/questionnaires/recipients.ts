import { type OrganisationContext, rowsOf } from '../../../records/tenant';
import { isMailAddress } from '../../../services/mail/Letter';
import type { Condition } from '../../../store/Query';
import type { RowIn } from '../../../store/Table';
import type { Unsent } from '../../../tables/builder/questionnaires';
import { applicationUsers } from '../../../tables/people/applicationUsers';
import {
  type Invitation,
  invitationsOf,
  isCompleted,
  isInvited,
  type Questionnaire,
  unsentOf,
} from './invitations';

/** What a mail needs to know of whom it goes to. */
const NEEDED = ['firstName', 'insertions', 'lastName', 'email'] as const;

type User = RowIn<typeof applicationUsers>;

/** Somebody whom a mail goes to. */
export type Recipient = Pick<User, 'id' | (typeof NEEDED)[number]>;

/** People who can be written to: they are active and have an address. */
const reachable = async (
  context: OrganisationContext,
  among: Condition<User>,
): Promise<readonly Recipient[]> => {
  const users = await rowsOf(context, applicationUsers).find({
    where: { active: 1 },
    all: [among],
    only: NEEDED,
  });
  return users.filter(({ email = '' }) => isMailAddress(email.trim()));
};

/** Whom a mail of a kind is meant for. */
const meantFor = (
  { userGroups = [] }: Questionnaire,
  kind: Unsent['kind'],
  invitations: readonly Invitation[],
): Condition<User> => {
  const usersIn = (some: readonly Invitation[]) => some.flatMap(({ userId }) => userId ?? []);
  return kind === 'reminder'
    ? { where: { id: usersIn(invitations.filter((one) => !isCompleted(one))) } }
    : {
        where: { groupIds: { contains: userGroups } },
        not: { where: { id: usersIn(invitations) } },
      };
};

/**
 * Whom a mail of a kind would reach now. An invitation goes to the members of the groups, a reminder to
 * those who haven't completed the questionnaire; after a mailing that was cut short, to those it left out.
 */
const recipientsAmong = (
  context: OrganisationContext,
  questionnaire: Questionnaire,
  kind: Unsent['kind'],
  invitations: readonly Invitation[],
): Promise<readonly Recipient[]> => {
  const unsent = unsentOf(questionnaire);
  const left = unsent?.kind === kind ? { where: { id: unsent.userIds } } : {};
  return reachable(context, { all: [meantFor(questionnaire, kind, invitations), left] });
};

/** What is known of whom mails of a questionnaire go to. */
export interface Audience {
  readonly invited: number;
  /** Everyone was invited who can be: from then on it is reminders that are sent. */
  readonly wasSent: boolean;
  recipientsOf(kind: Unsent['kind']): Promise<readonly Recipient[]>;
}

/** Looks at whom mails of a questionnaire go to. */
export const audienceOf = async (
  context: OrganisationContext,
  questionnaire: Questionnaire,
): Promise<Audience> => {
  const invitations = await invitationsOf(context, questionnaire, ['userId', 'completedAt']);
  const recipientsOf = (kind: Unsent['kind']) =>
    recipientsAmong(context, questionnaire, kind, invitations);
  const wasSent = async (): Promise<boolean> => {
    if (isInvited(questionnaire, invitations.length)) return true;
    return invitations.length > 0 && (await recipientsOf('invitation')).length === 0;
  };
  return { invited: invitations.length, wasSent: await wasSent(), recipientsOf };
};
