import { type OrganisationContext, rowsOf } from '../../../records/tenant';
import { questionnaires, type Unsent } from '../../../tables/builder/questionnaires';
import { invitationsOf, unsentOf } from './invitations';
import type { Mailing, Outcome } from './mailing';

/** Whom a mailing has still to reach that was broken off, of those whom it was meant for. */
export const unreached = async (
  context: OrganisationContext,
  questionnaireId: number,
  { kind, userIds }: Unsent,
  begunAt: string,
): Promise<readonly number[]> => {
  const only = ['userId', 'remindedAt'] as const;
  const invitations = await invitationsOf(context, { id: questionnaireId }, only);
  const isReached = (remindedAt: string | null): boolean =>
    kind === 'invitation' || (remindedAt ?? '') >= begunAt;
  const reached = new Set(
    invitations.flatMap(({ userId, remindedAt }) => (isReached(remindedAt) ? [userId] : [])),
  );
  return userIds.filter((id) => !reached.has(id));
};

/** Has a questionnaire know whom its last mailing, of that kind, has still to reach. */
export const leaveUnsent = (
  context: OrganisationContext,
  questionnaireId: number,
  kind: Unsent['kind'],
  userIds: readonly number[],
): Promise<void> =>
  context.store.transaction(async (store) => {
    const rows = rowsOf({ ...context, store }, questionnaires);
    const current = await rows.get(questionnaireId, 'lock');
    // Who has still to be invited isn't forgotten over those who are reminded meanwhile.
    const isOther = current && unsentOf(current)?.kind === 'invitation' && kind === 'reminder';
    const unsent = userIds.length > 0 ? { kind, userIds } : null;
    if (current && !isOther) await rows.update(current.id, { unsent });
  });

/** Remembers whom a mailing that was cut short has still to reach. */
export const remember = (
  context: OrganisationContext,
  { questionnaire, kind, recipients }: Mailing,
  { reached, refused, failure }: Outcome,
): Promise<void> => {
  const isDone = new Set([...reached, ...refused]);
  const userIds = recipients.filter((user) => !isDone.has(user)).map(({ id }) => id);
  return leaveUnsent(context, questionnaire.id, kind, failure === undefined ? [] : userIds);
};
