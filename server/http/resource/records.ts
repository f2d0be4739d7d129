import {
  type CallContext,
  inTransaction,
  type Operation,
  type Prepared,
} from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { created, ok, type Reply, record } from '../../contract/reply';
import { answerRecord } from '../../records/answers';
import { collectionOf } from '../../records/collections';
import { readList } from '../../records/list/list';
import { removeRecord } from '../../records/references/remove';
import { readUsage } from '../../records/references/usage';
import { copyRecord } from '../../records/save/copy';
import { acceptSave, firstRecord } from '../../records/save/save';
import { isOfOneTenant } from '../../records/tenant';
import { saidOf } from '../../records/texts';
import { answerFields } from '../../wire/fields';
import {
  type Endpoint,
  operation,
  recordPath,
  rowOf,
  rowToChange,
  singleRow,
  writing,
} from './Endpoint';

const NOTHING: Prepared = { values: {}, answer: {} };

const readRecord = async (endpoint: Endpoint, context: CallContext) => {
  const { definition } = endpoint;
  const asked = await rowOf(endpoint, context);
  const row = (await context.behaviours.of(definition.name).resolveRow?.(context, asked)) ?? asked;
  return record(await answerRecord(context, definition, row), definition.verbs.recordIn);
};

/** A new record's values, as far as they are known: it has no id yet, nor what it gets when it is saved. */
const readFirst = async ({ definition }: Endpoint, context: CallContext) => {
  const { fields, name, verbs } = definition;
  const first = Object.entries(await firstRecord(context, definition));
  const known = first.filter(([field]) => !fields[field]?.readOnly || fields[field].default);
  const further = await context.behaviours.of(name).record?.(context, undefined);
  const values = answerFields(Object.fromEntries(known), fields);
  return record({ ...values, ...further }, verbs.recordIn);
};

const insert = async (
  { definition }: Endpoint,
  context: CallContext,
  { values, answer }: Prepared,
) => {
  const { organisation } = context.call;
  const collection = collectionOf(context, definition);
  const row = await context.store.insert(collection, {
    ...(isOfOneTenant(collection) && { organisationId: organisation.id }),
    ...(await acceptSave(context, definition, 'create', undefined)),
    ...values,
  });
  await context.behaviours.of(definition.name).onCreated?.(context, row);
  const further = context.behaviours.of(definition.name).changeMeta?.(row.id);
  return created(row.id, saidOf(context, 'added', definition), { ...answer, ...further });
};

const prepare = async ({ definition }: Endpoint, context: CallContext): Promise<Prepared> => {
  const { beforeCreate } = context.behaviours.of(definition.name);
  if (!beforeCreate) return NOTHING;
  // What would be refused anyhow isn't worth the time.
  await acceptSave(context, definition, 'create', undefined);
  return beforeCreate(context);
};

const create = async (endpoint: Endpoint, context: CallContext) => {
  const prepared = await prepare(endpoint, context);
  return inTransaction(context, (inner) => insert(endpoint, inner, prepared));
};

const update = async (endpoint: Endpoint, context: CallContext) => {
  const { definition } = endpoint;
  const before = await rowToChange(endpoint, context);
  const after = await acceptSave(context, definition, 'update', before);
  await context.store.update(collectionOf(context, definition), before.id, after);
  const further = context.behaviours.of(definition.name).changeMeta?.(before.id);
  return ok({ message: saidOf(context, 'saved', definition), ...further });
};

const remove = async (endpoint: Endpoint, context: CallContext) => {
  const { definition } = endpoint;
  const row = await rowToChange(endpoint, context);
  await removeRecord(context, definition, row);
  const further = context.behaviours.of(definition.name).changeMeta?.(row.id);
  return ok({ message: saidOf(context, 'deleted', definition), ...further });
};

/** Creating by call, or why it can't be done. */
const createOperations = (endpoint: Endpoint): readonly Operation[] => {
  const { path, verbs, name } = endpoint.definition;
  const at = `${path}/add`;
  if (verbs.create === false) {
    const refuse = async (context: CallContext) => {
      await context.behaviours.of(name).beforeCreate?.(context);
      throw new Refusal(405, 'server.request.method');
    };
    return [
      operation(endpoint, { method: 'GET', path: at, right: 'read' }, refuse),
      ...(['PUT', 'POST'] as const).map((method) =>
        operation(endpoint, { method, path: at, right: 'create' }, refuse),
      ),
    ];
  }
  const run = (context: CallContext) => create(endpoint, context);
  const post = (context: CallContext) => {
    // A person has a field of that name; elsewhere it names a function, and there is none of that name.
    if (context.call.body.function !== undefined && !('function' in endpoint.definition.fields))
      throw new Refusal(400, 'server.request.unknownFunction');
    return run(context);
  };
  const isPosted = verbs.create?.method === 'POST';
  return [
    operation(endpoint, { method: 'GET', path: at, right: 'read' }, (context) =>
      readFirst(endpoint, context),
    ),
    operation(endpoint, { method: 'PUT', path: at, right: 'create' }, run),
    operation(endpoint, { method: 'POST', path: at, right: 'create' }, post),
    ...(isPosted ? [operation(endpoint, { method: 'POST', path, right: 'create' }, run)] : []),
  ];
};

const updateOperations = (
  endpoint: Endpoint,
  save: (context: CallContext) => Promise<Reply>,
): readonly Operation[] => {
  const { update: verb } = endpoint.definition.verbs;
  if (verb === false) return [];
  const path = recordPath(endpoint);
  const methods = new Set(['PUT', verb?.method ?? 'PUT'] as const);
  return [...methods].map((method) => writing(endpoint, { method, path, right: 'update' }, save));
};

const deleteOperations = (endpoint: Endpoint): readonly Operation[] => {
  if (endpoint.definition.verbs.delete === false) return [];
  const shape = { method: 'DELETE', path: recordPath(endpoint), right: 'delete' } as const;
  return [writing(endpoint, shape, (context) => remove(endpoint, context))];
};

/** Copying is a verb whose call is a function. */
const copyOperations = (endpoint: Endpoint): readonly Operation[] => {
  const { copy } = endpoint.definition.verbs;
  if (copy === undefined) return [];
  const shape = {
    method: 'POST',
    path: recordPath(endpoint),
    fn: 'copy',
    right: 'create',
  } as const;
  return [
    writing(endpoint, shape, async (context) =>
      copyRecord(context, endpoint.definition, await rowOf(endpoint, context)),
    ),
  ];
};

/** A single record: until it is saved for the first time, its first values stand in for it. */
const readSingle = async (endpoint: Endpoint, context: CallContext) =>
  (await singleRow(endpoint, context))
    ? readRecord(endpoint, context)
    : readFirst(endpoint, context);

const saveSingle = async (endpoint: Endpoint, context: CallContext) => {
  if (await singleRow(endpoint, context)) return update(endpoint, context);
  await insert(endpoint, context, NOTHING);
  return ok({ message: saidOf(context, 'saved', endpoint.definition) });
};

const readOperations = (endpoint: Endpoint): readonly Operation[] => {
  const { definition } = endpoint;
  if (definition.verbs.read === false) return [];
  const get = (path: string, run: (context: CallContext) => Promise<Reply>) =>
    operation(endpoint, { method: 'GET', path, right: 'read' }, run);
  if (definition.single)
    return [get(recordPath(endpoint), (context) => readSingle(endpoint, context))];
  return [
    get(definition.path, (context) => readList(context, definition)),
    get(recordPath(endpoint), (context) => readRecord(endpoint, context)),
    get(`${recordPath(endpoint)}/usage`, async (context) =>
      readUsage(context, definition, await rowOf(endpoint, context)),
    ),
  ];
};

/** List, record, first values, create, update, delete and copy of a resource. */
export const recordOperations = (endpoint: Endpoint): readonly Operation[] =>
  endpoint.definition.single
    ? [
        ...readOperations(endpoint),
        ...updateOperations(endpoint, (context) => saveSingle(endpoint, context)),
      ]
    : [
        ...readOperations(endpoint),
        ...createOperations(endpoint),
        ...updateOperations(endpoint, (context) => update(endpoint, context)),
        ...deleteOperations(endpoint),
        ...copyOperations(endpoint),
      ];
