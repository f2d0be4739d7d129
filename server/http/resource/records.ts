import { behaviourOf } from '../../behaviours';
import type { Prepared } from '../../behaviours/Behaviour';
import { created, ok, record } from '../../contract/envelope';
import { Refusal } from '../../contract/Refusal';
import type { Reply } from '../../contract/route';
import { inTransaction, type Work } from '../../contract/Work';
import { collectionOf } from '../../records/collections';
import { answerRecord } from '../../records/list/answers';
import { readList } from '../../records/list/list';
import { removeRecord } from '../../records/references/remove';
import { readUsage } from '../../records/references/usage';
import { acceptSave, firstRecord } from '../../records/save/save';
import { isOfOneOrganisation } from '../../records/scope';
import { saidOf } from '../../records/texts';
import { answerFields } from '../../wire/fields';
import type { Operation } from '../operations';
import {
  operation,
  recordPath,
  rowOf,
  rowToChange,
  type Serving,
  singleRow,
  writing,
} from './Serving';

const NOTHING: Prepared = { values: {}, answer: {} };

const readRecord = async (serving: Serving, work: Work) => {
  const { definition } = serving;
  const asked = await rowOf(serving, work);
  const row = (await behaviourOf(definition.name).instead?.(work, asked)) ?? asked;
  return record(await answerRecord(work, definition, row), definition.verbs.recordIn);
};

/** A new record's values, as far as they can be told: it has no id yet, nor what it gets when it is saved. */
const readFirst = async ({ definition }: Serving, work: Work) => {
  const { fields, name, verbs } = definition;
  const first = Object.entries(await firstRecord(work, definition));
  const told = first.filter(([field]) => !fields[field]?.readOnly || fields[field].default);
  const further = await behaviourOf(name).record?.(work, undefined);
  const values = answerFields(Object.fromEntries(told), fields);
  return record({ ...values, ...further }, verbs.recordIn);
};

const insert = async ({ definition }: Serving, work: Work, { values, answer }: Prepared) => {
  const { organisation } = work.call;
  const collection = collectionOf(definition);
  const row = await work.store.insert(collection, {
    ...(isOfOneOrganisation(collection) && { organisationId: organisation.id }),
    ...(await acceptSave(work, definition, 'create', undefined)),
    ...values,
  });
  await behaviourOf(definition.name).onCreated?.(work, row);
  const further = behaviourOf(definition.name).changed?.(row.id);
  return created(row.id, saidOf(work, 'added', definition), { ...answer, ...further });
};

const prepare = async ({ definition }: Serving, work: Work): Promise<Prepared> => {
  const { prepare: start } = behaviourOf(definition.name);
  if (!start) return NOTHING;
  // What would be refused anyhow isn't worth the time.
  await acceptSave(work, definition, 'create', undefined);
  return start(work);
};

const create = async (serving: Serving, work: Work) => {
  const prepared = await prepare(serving, work);
  return inTransaction(work, (inner) => insert(serving, inner, prepared));
};

const update = async (serving: Serving, work: Work) => {
  const { definition } = serving;
  const before = await rowToChange(serving, work);
  const after = await acceptSave(work, definition, 'update', before);
  await work.store.update(collectionOf(definition), before.id, after);
  const further = behaviourOf(definition.name).changed?.(before.id);
  return ok({ message: saidOf(work, 'saved', definition), ...further });
};

const remove = async (serving: Serving, work: Work) => {
  const { definition } = serving;
  const row = await rowToChange(serving, work);
  await removeRecord(work, definition, row);
  const further = behaviourOf(definition.name).changed?.(row.id);
  return ok({ message: saidOf(work, 'deleted', definition), ...further });
};

/** Creating by call, or why it can't be done. */
const createOperations = (serving: Serving): readonly Operation[] => {
  const { path, verbs, name } = serving.definition;
  const at = `${path}/add`;
  if (verbs.create === false) {
    const { cannotCreate = 'server.request.method' } = behaviourOf(name);
    const refuse = async () => {
      throw new Refusal(405, cannotCreate);
    };
    return [
      operation(serving, { method: 'GET', path: at, right: 'read' }, refuse),
      ...(['PUT', 'POST'] as const).map((method) =>
        operation(serving, { method, path: at, right: 'create' }, refuse),
      ),
    ];
  }
  const run = (work: Work) => create(serving, work);
  const post = (work: Work) => {
    // A person has a field of that name; elsewhere it names a function, and there is none of that name.
    if (work.call.body.function !== undefined && !('function' in serving.definition.fields))
      throw new Refusal(400, 'server.request.unknownFunction');
    return run(work);
  };
  const isPosted = verbs.create?.method === 'POST';
  return [
    operation(serving, { method: 'GET', path: at, right: 'read' }, (work) =>
      readFirst(serving, work),
    ),
    operation(serving, { method: 'PUT', path: at, right: 'create' }, run),
    operation(serving, { method: 'POST', path: at, right: 'create' }, post),
    ...(isPosted ? [operation(serving, { method: 'POST', path, right: 'create' }, run)] : []),
  ];
};

const updateOperations = (
  serving: Serving,
  save: (work: Work) => Promise<Reply>,
): readonly Operation[] => {
  const { update: verb } = serving.definition.verbs;
  if (verb === false) return [];
  const path = recordPath(serving);
  const methods = new Set(['PUT', verb?.method ?? 'PUT'] as const);
  return [...methods].map((method) => writing(serving, { method, path, right: 'update' }, save));
};

const deleteOperations = (serving: Serving): readonly Operation[] => {
  if (serving.definition.verbs.delete === false) return [];
  const shape = { method: 'DELETE', path: recordPath(serving), right: 'delete' } as const;
  return [writing(serving, shape, (work) => remove(serving, work))];
};

/** A single record: until it is saved for the first time, its first values stand in for it. */
const singleOperations = (serving: Serving): readonly Operation[] => {
  const { definition } = serving;
  const read = async (work: Work) =>
    (await singleRow(serving, work)) ? readRecord(serving, work) : readFirst(serving, work);
  const save = async (work: Work) => {
    if (await singleRow(serving, work)) return update(serving, work);
    await insert(serving, work, NOTHING);
    return ok({ message: saidOf(work, 'saved', definition) });
  };
  return [
    operation(serving, { method: 'GET', path: recordPath(serving), right: 'read' }, read),
    ...updateOperations(serving, save),
  ];
};

/** List, record, first values, create, update and delete of a resource. */
export const recordOperations = (serving: Serving): readonly Operation[] => {
  const { definition } = serving;
  if (definition.single) return singleOperations(serving);
  const get = (path: string, run: (work: Work) => Promise<Reply>) =>
    operation(serving, { method: 'GET', path, right: 'read' }, run);
  return [
    get(definition.path, (work) => readList(work, definition)),
    get(recordPath(serving), (work) => readRecord(serving, work)),
    get(`${recordPath(serving)}/usage`, async (work) =>
      readUsage(work, definition, await rowOf(serving, work)),
    ),
    ...createOperations(serving),
    ...updateOperations(serving, (work) => update(serving, work)),
    ...deleteOperations(serving),
  ];
};
