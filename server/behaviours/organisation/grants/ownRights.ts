import { covers, type Standing, standingOf } from '../../../access/access';
import type { CallContext } from '../../../contract/CallContext';
import { Refusal } from '../../../contract/Refusal';
import { rowsOf } from '../../../records/tenant';
import type { Row } from '../../../store/Table';
import { groups } from '../../../tables/organisation/groups';
import { modules } from '../../../tables/organisation/modules';
import { storedIds } from '../../../wire/references';

/** The name under which it is confirmed. */
const QUESTION = 'lowerOwnRights';

/** @throws Refusal 409 unless the call confirms that the caller loses rights, or loses none */
const ask = ({ call }: CallContext, before: Standing, after: Standing): void => {
  if (covers(after, before) || call.body.confirmed === QUESTION) return;
  throw new Refusal(409, 'server.users.lowersOwn', {}, { parts: { asksFor: QUESTION } });
};

/** Asks before the caller gives up rights of its own. @throws Refusal 409 */
export const askBeforeLowering = async (context: CallContext, after: Row): Promise<void> => {
  const { access, call } = context;
  if (after.id !== call.user.id) return;
  for (const organisation of await access.reachOf(call.user))
    ask(
      context,
      await access.standingOf(call.user, organisation),
      await access.standingOf(after, organisation),
    );
};

/**
 * Asks before a security group that the caller is in grants less, or goes.
 *
 * @param group as it is until then
 * @param after none where it goes
 * @throws Refusal 409
 */
export const askBeforeLessGranted = async (
  context: CallContext,
  group: Row,
  after?: Row,
): Promise<void> => {
  const { access, call } = context;
  const { user, organisation } = call;
  const own = storedIds(user.groupIds);
  if (!own.includes(group.id)) return;
  if ((await access.standingOf(user, organisation)).isAdministrator) return;
  const others = await rowsOf(context, groups).find({
    where: { id: own.filter((id) => id !== group.id) },
  });
  const assigned = await rowsOf(context, modules).find({
    where: { id: storedIds(organisation.moduleIds) },
  });
  const standingIn = (held: readonly Row[]) => standingOf(user, organisation, held, assigned);
  const left = after ? [...others, after] : others;
  ask(context, standingIn([...others, group]), standingIn(left));
};
