import { type CallContext, inTransaction } from '../../contract/CallContext';
import { todayOf } from '../../contract/localTime';
import { neededPart, sentPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { created, ok, type Reply } from '../../contract/reply';
import type { Condition } from '../../store/Query';
import { type FollowMail, followMails } from '../../tables/general/followMails';
import { type Follow, follows } from '../../tables/general/follows';
import { readFlag } from '../../wire/flag';
import { sentId, sentText } from '../../wire/sent';
import { isAllowed } from '../allowed';
import { requireRow, rowsOf } from '../tenant';
import { followable, seenRow, seenView } from './followable';
import { mailsOf } from './mailSetting';

/** A person follows as many records and views of an organisation. */
const MOST = 200;

/** The rows of the caller's own. */
const own = ({ call }: CallContext): Condition<Follow> & Condition<FollowMail> => ({
  where: { userId: call.user.id },
});

/** Notes the language that mails are written in: the one in which the person works by now. */
const noteLocale = async (context: CallContext): Promise<void> => {
  const { locale } = context.call;
  const others = { ...own(context), not: { where: { locale } } };
  await rowsOf(context, followMails).updateWhere(others, { locale });
};

/** What a call wants to follow, which is there and which it may see. @throws Refusal 403 or 404 */
const acceptFollowed = async (
  context: CallContext,
): Promise<Pick<Follow, 'resource' | 'recordId' | 'viewId'>> => {
  const { body } = context.call;
  const resource = neededPart(body, 'resource', sentText);
  const recordId = body.recordId === undefined ? null : sentPart(body, 'recordId', sentId);
  const viewId = recordId === null ? neededPart(body, 'viewId', sentId) : null;
  const definition = followable(context, resource);
  if (!definition && context.definitions.named(resource) && !isAllowed(context, resource, 'read'))
    throw new Refusal(403, 'server.access.right');
  const found =
    definition &&
    (recordId === null
      ? await seenView(context, definition, Number(viewId))
      : await seenRow(context, definition, recordId));
  if (!found) throw new Refusal(404, 'server.request.notFound');
  return { resource, recordId, viewId };
};

const add = async (context: CallContext): Promise<Reply> => {
  const { user, text } = context.call;
  const followed = { userId: user.id, ...(await acceptFollowed(context)) };
  const rows = rowsOf(context, follows);
  const [known] = await rows.find({ where: followed, take: 1 });
  if (!known && (await rows.count(own(context))) >= MOST)
    throw new Refusal(409, 'server.follows.tooMany', { smart_count: MOST });
  const { id } = known ?? (await rows.insert({ ...followed, seenAt: context.clock() }));
  await noteLocale(context);
  return created(id, text('server.follows.added'));
};

/** Has the caller follow a record or a view; once, however often it is asked for. */
export const addFollow = (context: CallContext): Promise<Reply> => inTransaction(context, add);

/** What the caller follows, by the id of a call's path. @throws Refusal 404 */
const requireOwn = async (context: CallContext): Promise<Follow> => {
  const follow = await requireRow(context, follows, sentId(context.call.params.follow), 'lock');
  if (follow.userId !== context.call.user.id) throw new Refusal(404, 'server.request.notFound');
  return follow;
};

/** Ends that the caller follows something. */
export const removeFollow = (outer: CallContext): Promise<Reply> =>
  inTransaction(outer, async (context) => {
    const { id } = await requireOwn(context);
    await rowsOf(context, follows).remove(id);
    return ok({ message: context.call.text('server.follows.removed') });
  });

/** Notes that the caller has looked at something that they follow. */
export const seeFollow = (outer: CallContext): Promise<Reply> =>
  inTransaction(outer, async (context) => {
    const { id } = await requireOwn(context);
    await rowsOf(context, follows).update(id, { seenAt: context.clock() });
    await noteLocale(context);
    return ok();
  });

/** Notes that the caller has looked at all that they follow. */
export const seeAllFollows = (outer: CallContext): Promise<Reply> =>
  inTransaction(outer, async (context) => {
    await rowsOf(context, follows).updateWhere(own(context), { seenAt: context.clock() });
    await noteLocale(context);
    return ok();
  });

/** Sets whether the caller gets a mail each day; the first comes on the next one, with what changes from now on. */
export const setFollowMail = (outer: CallContext): Promise<Reply> =>
  inTransaction(outer, async (context) => {
    const { body, locale, origin: address, user, text } = context.call;
    const isDaily = neededPart(body, 'isDaily', readFlag) === 1 ? 1 : 0;
    const rows = rowsOf(context, followMails);
    const known = await mailsOf(context);
    const isBegun = isDaily === 1 && known?.isDaily !== 1;
    const values = {
      isDaily,
      locale,
      address,
      ...(isBegun && { mailedOn: todayOf(context), mailedAt: context.clock() }),
    } as const;
    if (known) await rows.update(known.id, values);
    else await rows.insert({ mailedOn: '', mailedAt: null, ...values, userId: user.id });
    return ok({ message: text(`server.follows.${isDaily === 1 ? 'daily' : 'never'}`) });
  });
