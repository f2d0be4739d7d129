import type { Problem, Resource } from '../../../schemas';
import { type CallContext, inTransaction } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { neededPart, sentPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { created, ok, type Reply } from '../../contract/reply';
import type { Values } from '../../store/Store';
import { follows } from '../../tables/general/follows';
import { listViewDefaults } from '../../tables/general/listViewDefaults';
import { type ListView, listViews } from '../../tables/general/listViews';
import { readFlag } from '../../wire/flag';
import { sentId, sentText } from '../../wire/sent';
import { requireRow, rowsOf } from '../tenant';
import { fittingQuery } from './fittingQuery';
import { requireListed } from './readViews';
import { maySetForAll } from './visibleViews';

/** A flag that was sent; nothing where it wasn't. */
const flagSent = (body: Values, name: string): boolean | undefined =>
  body[name] === undefined ? undefined : sentPart(body, name, readFlag) === 1;

/** Characters of a name, and of an address. */
const LONGEST_NAME = 60;
const LONGEST_QUERY = 4_000;
/** Views of a list that a person has, and that an organisation has. */
const MOST = 50;

/** @throws Refusal 403 for who can't decide what everybody sees */
const requireForAll = (context: CallContext): void => {
  if (!maySetForAll(context)) throw new Refusal(403, 'server.access.right');
};

const ownerOf = ({ call }: CallContext, isShared: boolean): number | null =>
  isShared ? null : call.user.id;

/** The name that was sent, if it is one that no other view of the same owner has. @throws FieldProblems */
const acceptName = async (
  context: CallContext,
  { resource, userId, id }: Pick<ListView, 'resource' | 'userId'> & { readonly id?: number },
  sent: unknown,
): Promise<string> => {
  const name = sentText(sent).trim();
  const refuse = (message: string, params: Problem['params'] = {}) =>
    new FieldProblems(resource, { name: { message, params } });
  if (name === '') throw refuse('server.views.nameMissing');
  if (name.length > LONGEST_NAME) throw refuse('server.views.nameTooLong', { max: LONGEST_NAME });
  const taken = await rowsOf(context, listViews).count({
    where: { resource, userId, name: { ignoringCase: name } },
    ...(id !== undefined && { not: { where: { id } } }),
  });
  if (taken > 0) throw refuse('server.views.nameTaken');
  return name;
};

const acceptQuery = (context: CallContext, definition: Resource, sent: unknown): string => {
  const query = fittingQuery(context, definition, sentText(sent));
  if (query.length > LONGEST_QUERY) throw new Refusal(400, 'server.views.tooMuch');
  return query;
};

/** @throws Refusal 409 where there are as many already as there may be */
const requireRoom = async (
  context: CallContext,
  resource: string,
  userId: number | null,
): Promise<void> => {
  const count = await rowsOf(context, listViews).count({ where: { resource, userId } });
  if (count >= MOST) throw new Refusal(409, 'server.views.tooMany', { smart_count: MOST });
};

/** Has a list open with a view, or no longer with it. */
const setDefault = async (
  context: CallContext,
  { id, resource }: Pick<ListView, 'id' | 'resource'>,
  userId: number | null,
  isDefault: boolean,
): Promise<void> => {
  const rows = rowsOf(context, listViewDefaults);
  const where = { resource, userId };
  if (isDefault) {
    await rows.removeWhere({ where });
    await rows.insert({ ...where, viewId: id });
  } else await rows.removeWhere({ where: { ...where, viewId: id } });
};

/** Whoever else a list opens with a view for no longer sees it. */
const forgetDefaults = async (context: CallContext, { id }: ListView): Promise<void> => {
  const others = { not: { where: { userId: context.call.user.id } } };
  await rowsOf(context, listViewDefaults).removeWhere({ where: { viewId: id }, ...others });
};

const add = async (context: CallContext, definition: Resource): Promise<Reply> => {
  const { body, text } = context.call;
  const isShared = flagSent(body, 'isShared') === true;
  if (isShared) requireForAll(context);
  const resource = definition.name;
  const userId = ownerOf(context, isShared);
  await requireRoom(context, resource, userId);
  const name = await acceptName(context, { resource, userId }, body.name);
  const query = acceptQuery(context, definition, neededPart(body, 'query', sentText));
  const module = definition.module ?? '';
  const { id } = await rowsOf(context, listViews).insert({ resource, module, userId, name, query });
  return created(id, text('server.views.saved', { name }));
};

/** Saves how a list is shown under a name. */
export const addView = (context: CallContext): Promise<Reply> => {
  const definition = requireListed(context);
  return inTransaction(context, (inner) => add(inner, definition));
};

/** The view of a call's path: one of the caller's own, or of the organisation's. @throws Refusal 404 */
const requireVisible = async (context: CallContext, { name }: Resource): Promise<ListView> => {
  const view = await requireRow(context, listViews, sentId(context.call.params.view), 'lock');
  const isVisible = view.userId === null || view.userId === context.call.user.id;
  if (view.resource !== name || !isVisible) throw new Refusal(404, 'server.request.notFound');
  return view;
};

/** What is changed of a view itself: its name, what it shows, whose it is. */
const changesOf = async (context: CallContext, definition: Resource, view: ListView) => {
  const { body } = context.call;
  const isShared = flagSent(body, 'isShared');
  const userId = isShared === undefined ? view.userId : ownerOf(context, isShared);
  const isMoved = userId !== view.userId;
  if (isMoved) await requireRoom(context, view.resource, userId);
  const isNamed = isMoved || body.name !== undefined;
  const owner = { resource: view.resource, userId, id: view.id };
  return {
    ...(isMoved && { userId }),
    ...(isNamed && { name: await acceptName(context, owner, body.name ?? view.name) }),
    ...(body.query !== undefined && { query: acceptQuery(context, definition, body.query) }),
  };
};

const change = async (context: CallContext, definition: Resource): Promise<Reply> => {
  const { body, user, text } = context.call;
  const view = await requireVisible(context, definition);
  const changes = await changesOf(context, definition, view);
  const isChanged = Object.keys(changes).length > 0;
  const ofAll = flagSent(body, 'isDefaultOfAll');
  if ((isChanged && (view.userId === null || changes.userId === null)) || ofAll !== undefined)
    requireForAll(context);
  if (changes.userId === user.id) await forgetDefaults(context, view);
  const kept = isChanged ? await rowsOf(context, listViews).update(view.id, changes) : view;
  const own = flagSent(body, 'isOwnDefault');
  if (own !== undefined) await setDefault(context, view, user.id, own);
  if (ofAll !== undefined) await setDefault(context, view, null, ofAll);
  return ok({ message: text('server.views.saved', { name: kept.name }) });
};

/** Changes a view: what it shows, its name, whose it is, and whether the list opens with it. */
export const changeView = (context: CallContext): Promise<Reply> => {
  const definition = requireListed(context);
  return inTransaction(context, (inner) => change(inner, definition));
};

const remove = async (context: CallContext, definition: Resource): Promise<Reply> => {
  const { id, name, userId } = await requireVisible(context, definition);
  if (userId === null) requireForAll(context);
  await rowsOf(context, follows).removeWhere({ where: { viewId: id } });
  await rowsOf(context, listViewDefaults).removeWhere({ where: { viewId: id } });
  await rowsOf(context, listViews).remove(id);
  return ok({ message: context.call.text('server.views.deleted', { name }) });
};

/** Deletes a view; the records that it showed stay. */
export const removeView = (context: CallContext): Promise<Reply> => {
  const definition = requireListed(context);
  return inTransaction(context, (inner) => remove(inner, definition));
};
