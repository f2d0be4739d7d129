import { behaviourOf } from '../../behaviours';
import type { Prepared } from '../../behaviours/Behaviour';
import { answerRecord } from '../../records/answers';
import { collectionOf } from '../../records/collections';
import { readList } from '../../records/list';
import { removeRecord } from '../../records/remove';
import { acceptSave, firstRecord } from '../../records/save';
import { isOfOneOrganisation } from '../../records/scope';
import { saidOf } from '../../records/texts';
import { inTransaction, type Work } from '../../records/Work';
import { answerFields } from '../../wire/fields';
import { created, ok, record } from '../envelope';
import type { Operation } from '../operations';
import { Refusal } from '../Refusal';
import { operation, recordPath, rowOf, rowToChange, type Serving, writing } from './Serving';

const NOTHING: Prepared = { values: {}, answer: {} };

const readRecord = async (serving: Serving, work: Work) => {
  const { definition } = serving;
  const row = await rowOf(serving, work);
  return record(await answerRecord(work, definition, row), definition.verbs.recordIn);
};

/** A new record's values. It has no id yet. */
const readFirst = async ({ definition }: Serving, work: Work) => {
  const values = answerFields(await firstRecord(work, definition), definition.fields);
  const further = await behaviourOf(definition.name).record?.(work, undefined);
  return record({ ...values, ...further }, definition.verbs.recordIn);
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
  return created(row.id, saidOf(work, 'added', definition), answer);
};

const create = async (serving: Serving, work: Work) => {
  const prepared = (await behaviourOf(serving.definition.name).prepare?.(work)) ?? NOTHING;
  return inTransaction(work, (inner) => insert(serving, inner, prepared));
};

const update = async (serving: Serving, work: Work) => {
  const { definition } = serving;
  const before = await rowToChange(serving, work);
  const after = await acceptSave(work, definition, 'update', before);
  await work.store.update(collectionOf(definition), before.id, after);
  return ok({ message: saidOf(work, 'saved', definition) });
};

const remove = async (serving: Serving, work: Work) => {
  await removeRecord(work, serving.definition, await rowToChange(serving, work));
  return ok({ message: saidOf(work, 'deleted', serving.definition) });
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
  const isPosted = verbs.create?.method === 'POST';
  return [
    operation(serving, { method: 'GET', path: at, right: 'read' }, (work) =>
      readFirst(serving, work),
    ),
    operation(serving, { method: 'PUT', path: at, right: 'create' }, run),
    operation(serving, { method: 'POST', path: at, right: 'create' }, run),
    ...(isPosted ? [operation(serving, { method: 'POST', path, right: 'create' }, run)] : []),
  ];
};

const updateOperations = (serving: Serving): readonly Operation[] => {
  const { update: verb } = serving.definition.verbs;
  if (verb === false) return [];
  const path = recordPath(serving);
  const methods = new Set(['PUT', verb?.method ?? 'PUT'] as const);
  return [...methods].map((method) =>
    writing(serving, { method, path, right: 'update' }, (work) => update(serving, work)),
  );
};

/** List, record, first values, create, update and delete of a resource. */
export const recordOperations = (serving: Serving): readonly Operation[] => {
  const { definition } = serving;
  const { path, single, verbs } = definition;
  const get = operation(
    serving,
    { method: 'GET', path: recordPath(serving), right: 'read' },
    (work) => readRecord(serving, work),
  );
  if (single) return [get, ...updateOperations(serving)];
  return [
    operation(serving, { method: 'GET', path, right: 'read' }, (work) =>
      readList(work, definition),
    ),
    get,
    ...createOperations(serving),
    ...updateOperations(serving),
    ...(verbs.delete === false
      ? []
      : [
          writing(
            serving,
            { method: 'DELETE', path: recordPath(serving), right: 'delete' },
            (work) => remove(serving, work),
          ),
        ]),
  ];
};
