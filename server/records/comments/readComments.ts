import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { list, type Reply } from '../../contract/reply';
import type { Row } from '../../store/Store';
import { type Comment, comments } from '../../tables/general/comments';
import { users } from '../../tables/organisation/users';
import { readPage } from '../list/pageRequest';
import { rowsOf } from '../tenant';
import { nameOfPerson } from '../texts';

const PAGE = 50;

const moment = (at: number | null): string | null =>
  at === null ? null : new Date(at).toISOString();

/** What people are called whom comments name. */
const namesOf = async (
  context: CallContext,
  rows: readonly Comment[],
): Promise<ReadonlyMap<number, string>> => {
  const ids = [...new Set(rows.flatMap(({ mentionedIds }) => mentionedIds ?? []))];
  if (ids.length === 0) return new Map();
  const people = await rowsOf(context, users).find({ where: { id: ids } });
  return new Map(people.map((one) => [one.id, nameOfPerson(one)]));
};

/** Answers what people wrote about a record, the latest first. */
export const readComments = async (
  context: CallContext,
  { name: resource }: Resource,
  { id: recordId }: Row,
): Promise<Reply> => {
  const { skip, take = PAGE } = readPage(context.call.queryValues, PAGE);
  const { rows, total } = await rowsOf(context, comments).page({
    where: { resource, recordId },
    sort: [{ field: 'id', order: 'desc' }],
    skip,
    take,
  });
  const names = await namesOf(context, rows);
  const results = rows.map(({ id, text, at, editedAt, userId, userName, mentionedIds }) => ({
    id,
    text,
    by: userName,
    at: moment(at),
    editedAt: moment(editedAt ?? null),
    isOwn: userId === context.call.user.id ? 1 : 0,
    mentioned: (mentionedIds ?? []).flatMap((one) => {
      const name = names.get(one);
      return name === undefined ? [] : [{ id: one, name }];
    }),
  }));
  return list(results, total);
};
