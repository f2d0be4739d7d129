import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { neededPart, sentPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { created, ok, type Reply } from '../../contract/reply';
import type { Row } from '../../store/Store';
import { type Comment, comments } from '../../tables/general/comments';
import { mentions } from '../../tables/general/mentions';
import { sentId, sentText } from '../../wire/sent';
import { requireRow, rowsOf } from '../tenant';
import { nameOfPerson } from '../texts';
import { mentionedIn } from './people';

/** Characters of a comment. */
const LONGEST = 4_000;
/** People whom one names. */
const MOST_NAMED = 20;

const sentIds = (sent: unknown): readonly number[] =>
  (Array.isArray(sent) ? sent : []).slice(0, MOST_NAMED).map(sentId);

/** What was written, and whom of the organisation it names. @throws FieldProblems */
const acceptText = async (context: CallContext, definition: Resource) => {
  const { body } = context.call;
  const text = neededPart(body, 'text', sentText).trim();
  const refuse = (message: string) =>
    new FieldProblems(definition.name, { text: { message, params: { max: LONGEST } } });
  if (text === '') throw refuse('server.comments.empty');
  if (text.length > LONGEST) throw refuse('server.comments.tooLong');
  const ids = sentPart(body, 'mentionedIds', sentIds);
  return { text, mentionedIds: await mentionedIn(context, definition, text, ids) };
};

/** Has people whom a comment names learn of it. */
const notify = async (
  context: CallContext,
  { id: commentId, resource, recordId }: Comment,
  ids: readonly number[],
): Promise<void> => {
  for (const userId of ids)
    if (userId !== context.call.user.id)
      await rowsOf(context, mentions).insert({ resource, recordId, commentId, userId });
};

/** Adds a comment about a record. To be called within a transaction, as are the others. */
export const addComment = async (
  context: CallContext,
  definition: Resource,
  { id: recordId }: Row,
): Promise<Reply> => {
  const { user, text } = context.call;
  const written = await acceptText(context, definition);
  const comment = await rowsOf(context, comments).insert({
    ...written,
    resource: definition.name,
    recordId,
    userId: user.id,
    userName: nameOfPerson(user),
    at: context.clock(),
    editedAt: null,
  });
  await notify(context, comment, written.mentionedIds);
  return created(comment.id, text('server.comments.added'));
};

/** The comment of a call's path, about its record. @throws Refusal 403 for others', 404 where there is none */
const requireOwn = async (context: CallContext, { name }: Resource, row: Row): Promise<Comment> => {
  const comment = await requireRow(context, comments, sentId(context.call.params.comment), 'lock');
  if (comment.resource !== name || comment.recordId !== row.id)
    throw new Refusal(404, 'server.request.notFound');
  if (comment.userId !== context.call.user.id) throw new Refusal(403, 'server.comments.others');
  return comment;
};

/** Changes a comment of one's own. */
export const editComment = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Reply> => {
  const comment = await requireOwn(context, definition, row);
  const written = await acceptText(context, definition);
  const before = comment.mentionedIds ?? [];
  await rowsOf(context, comments).update(comment.id, { ...written, editedAt: context.clock() });
  await rowsOf(context, mentions).removeWhere({
    where: { commentId: comment.id },
    not: { where: { userId: written.mentionedIds } },
  });
  await notify(
    context,
    comment,
    written.mentionedIds.filter((id) => !before.includes(id)),
  );
  return ok({ message: context.call.text('server.comments.saved') });
};

/** Deletes a comment of one's own. */
export const removeComment = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Reply> => {
  const { id } = await requireOwn(context, definition, row);
  await rowsOf(context, mentions).removeWhere({ where: { commentId: id } });
  await rowsOf(context, comments).remove(id);
  return ok({ message: context.call.text('server.comments.deleted') });
};

/** Notes that the caller has seen what names them among the comments about a record. */
export const seeComments = async (
  context: CallContext,
  { name: resource }: Resource,
  { id: recordId }: Row,
): Promise<Reply> => {
  const where = { resource, recordId, userId: context.call.user.id };
  await rowsOf(context, mentions).removeWhere({ where });
  return ok();
};
