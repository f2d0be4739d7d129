import type { CallContext } from '../../../contract/CallContext';
import { findRows } from '../../../records/tenant';
import { isMailAddress } from '../../../services/mail/Letter';
import type { Row } from '../../../store/Store';
import { storedIds } from '../../../wire/references';
import { invitationsOf, isCompleted, isInvited, type Unsent, unsentOf } from './invitations';

/** People who can be written to: they are active and have an address. */
const reachable = async (context: CallContext): Promise<readonly Row[]> => {
  const { rows } = await findRows(context, 'applicationUsers', { where: { active: 1 } });
  return rows.filter(({ email }) => isMailAddress(String(email ?? '').trim()));
};

const isLeft = (unsent: Unsent | undefined, kind: Unsent['kind'], { id }: Row): boolean =>
  unsent?.kind !== kind || unsent.userIds.includes(id);

/**
 * Whom a mail of a kind would reach now. An invitation goes to the members of the groups, a reminder to
 * those who haven't completed the questionnaire; after a mailing that was cut short, to those it left out.
 */
export const recipientsOf = async (
  context: CallContext,
  questionnaire: Row,
  kind: Unsent['kind'],
): Promise<readonly Row[]> => {
  const invitations = await invitationsOf(context, questionnaire);
  const unsent = unsentOf(questionnaire);
  const groups = new Set(storedIds(questionnaire.userGroups));
  const invited = new Map(invitations.map((invitation) => [Number(invitation.userId), invitation]));
  return (await reachable(context)).filter((user) => {
    const invitation = invited.get(user.id);
    const isMeant =
      kind === 'reminder'
        ? invitation !== undefined && !isCompleted(invitation)
        : invitation === undefined && storedIds(user.groupIds).some((id) => groups.has(id));
    return isMeant && isLeft(unsent, kind, user);
  });
};

/** Whether everyone was invited who can be: from then on it is reminders that are sent. */
export const wasSent = async (context: CallContext, questionnaire: Row): Promise<boolean> => {
  const invitations = await invitationsOf(context, questionnaire);
  if (isInvited(questionnaire, invitations)) return true;
  if (invitations.length === 0) return false;
  return (await recipientsOf(context, questionnaire, 'invitation')).length === 0;
};
