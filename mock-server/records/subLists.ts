import type { Resource, RowCall, SubListSpec } from '../../schemas';
import { created, ok } from '../http/envelope';
import { Refusal } from '../http/Refusal';
import type { Reply } from '../http/route';
import type { Row, Values } from '../store/Store';
import { answerFields } from '../wire/fields';
import { sentId } from '../wire/sent';
import { acceptInner } from './acceptInner';
import { collectionOf } from './collections';
import { saidOf } from './texts';
import type { Work } from './Work';

/** What a function of a sub-list does. */
export type RowChange = 'add' | 'update' | 'remove' | 'toggle';

interface SubList {
  readonly definition: Resource;
  readonly name: string;
  readonly spec: SubListSpec;
}

const fieldOf = ({ name, spec }: Pick<SubList, 'name' | 'spec'>): string => spec.field ?? name;

const rowsIn = (list: Pick<SubList, 'name' | 'spec'>, row: Values): readonly Values[] => {
  const rows = row[fieldOf(list)];
  return Array.isArray(rows) ? rows : [];
};

/** The rows that a record keeps, as they travel: each with its id under the name that the definition gives. */
export const answerSubLists = ({ subLists }: Resource, row: Row): Values =>
  Object.fromEntries(
    Object.entries(subLists).map(([name, spec]) => [
      fieldOf({ name, spec }),
      rowsIn({ name, spec }, row).map((inner) => ({
        [spec.idField]: inner[spec.idField],
        ...answerFields(inner, spec.fields),
      })),
    ]),
  );

/** The fields of a row that a call gives, by the names that they travel under. */
const pick = (body: Values, args: RowCall<string>['args'] = []): Values =>
  Object.fromEntries(
    (Array.isArray(args) ? args.map((name) => [name, name]) : Object.entries(args))
      .filter(([sent]) => sent in body)
      .map(([sent, field]) => [field, body[sent]]),
  );

/** The row that a call names. @throws Refusal 404 */
const named = (
  { spec }: SubList,
  rows: readonly Values[],
  body: Values,
  args: RowCall<string>['args'] = [],
): Values => {
  const sent = pick(body, args)[spec.idField] ?? body[spec.idField];
  const row = rows.find((inner) => inner[spec.idField] === sentId(sent));
  if (row) return row;
  throw new Refusal(404, 'server.request.notFound');
};

/** The highest id that a row ever had: ids aren't given twice, for other records may name them. */
const lastId = (list: SubList, row: Row): number =>
  rowsIn(list, row).reduce(
    (highest, inner) => Math.max(highest, Number(inner[list.spec.idField])),
    Number(row[`${fieldOf(list)}LastId`] ?? 0),
  );

const store = async (
  work: Work,
  list: SubList,
  row: Row,
  rows: readonly Values[],
  last = lastId(list, row),
) => {
  const field = fieldOf(list);
  const changes = { [field]: rows, [`${field}LastId`]: last };
  await work.store.update(collectionOf(list.definition), row.id, changes);
};

const add = async (work: Work, list: SubList, row: Row): Promise<Reply> => {
  const { spec, definition } = list;
  const rows = rowsIn(list, row);
  const id = lastId(list, row) + 1;
  const inner = acceptInner(
    list.definition.name,
    list.spec.fields,
    pick(work.call.body, spec.add?.args),
    undefined,
  );
  await store(work, list, row, [...rows, { [spec.idField]: id, ...inner }], id);
  return created(id, saidOf(work, 'saved', definition));
};

const change = async (
  work: Work,
  list: SubList,
  row: Row,
  args: RowCall<string>['args'] | undefined,
) => {
  const rows = rowsIn(list, row);
  const before = named(list, rows, work.call.body, args);
  const after = acceptInner(
    list.definition.name,
    list.spec.fields,
    pick(work.call.body, args),
    before,
  );
  await store(
    work,
    list,
    row,
    rows.map((inner) => (inner === before ? after : inner)),
  );
  return ok({ message: saidOf(work, 'saved', list.definition) });
};

/** Sets a flag to what was sent, or to the opposite when nothing was. */
const toggle = async (work: Work, list: SubList, row: Row): Promise<Reply> => {
  const { args, field = '' } = list.spec.toggle ?? {};
  if (work.call.body[field] !== undefined) return change(work, list, row, args);
  const rows = rowsIn(list, row);
  const before = named(list, rows, work.call.body, args);
  const after = { ...before, [field]: before[field] === 1 ? 0 : 1 };
  await store(
    work,
    list,
    row,
    rows.map((inner) => (inner === before ? after : inner)),
  );
  return ok({ message: saidOf(work, 'saved', list.definition) });
};

const remove = async (work: Work, list: SubList, row: Row): Promise<Reply> => {
  const rows = rowsIn(list, row);
  const gone = named(list, rows, work.call.body, list.spec.remove?.args);
  await store(
    work,
    list,
    row,
    rows.filter((inner) => inner !== gone),
  );
  return ok({ message: saidOf(work, 'saved', list.definition) });
};

/** Changes one of the rows that a record keeps, as the call asks. */
export const changeSubList = (
  work: Work,
  list: SubList,
  what: RowChange,
  row: Row,
): Promise<Reply> => {
  const changes = {
    add: () => add(work, list, row),
    update: () => change(work, list, row, list.spec.update?.args),
    remove: () => remove(work, list, row),
    toggle: () => toggle(work, list, row),
  };
  return changes[what]();
};
