import { isGranted, type Resource, writerOf } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { list, type Reply } from '../../contract/reply';
import { type User, users } from '../../tables/organisation/users';
import { rowsOf } from '../tenant';
import { nameOfPerson } from '../texts';

/** As many people are offered, of as many who are looked at. */
const OFFERED = 8;
const LOOKED_AT = 40;

/** Whether somebody may read records of a resource in the organisation of the call. */
const mayRead = async (
  { access, call: { organisation } }: CallContext,
  definition: Resource,
  user: User,
): Promise<boolean> => {
  const { module } = definition;
  if (user.active === 0 || module === null || writerOf(definition, 'read')) return false;
  const granted = await access.accessOf(user, organisation);
  return isGranted(granted, module, 'read');
};

/** Of some people those who may read records of a resource. */
const readers = async (
  context: CallContext,
  definition: Resource,
  people: readonly User[],
): Promise<readonly User[]> => {
  const may = await Promise.all(people.map((one) => mayRead(context, definition, one)));
  return people.filter((_, at) => may[at]);
};

/** Answers people of the organisation who may read a record, to be named in a comment about it. */
export const offerPeople = async (context: CallContext, definition: Resource): Promise<Reply> => {
  const text = context.call.query.filter?.trim() ?? '';
  const fields = ['firstName', 'insertions', 'lastName', 'email'];
  const found = await rowsOf(context, users).find({
    ...(text !== '' && { search: { text, fields } }),
    sort: [{ field: 'firstName', order: 'asc' }],
    take: LOOKED_AT,
  });
  const offered = (await readers(context, definition, found)).slice(0, OFFERED);
  const results = offered.map((one) => ({ id: one.id, name: nameOfPerson(one) }));
  return list(results, results.length);
};

/** Of the people who were sent those whom a text names, and who may read what it is about. */
export const mentionedIn = async (
  context: CallContext,
  definition: Resource,
  text: string,
  ids: readonly number[],
): Promise<readonly number[]> => {
  if (ids.length === 0) return [];
  const people = await rowsOf(context, users).find({ where: { id: ids } });
  const named = people.filter((one) => text.includes(`@${nameOfPerson(one)}`));
  return (await readers(context, definition, named)).map(({ id }) => id);
};
