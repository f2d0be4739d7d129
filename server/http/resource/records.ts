import { type CallContext, inTransaction, type Operation } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply, record } from '../../contract/reply';
import { answerRecord } from '../../records/answers';
import { changeMetaOf } from '../../records/changeMeta';
import { formFiles, storeFormFiles } from '../../records/files/fileFields';
import { readList } from '../../records/list/list';
import { isForSummary, readSummary } from '../../records/list/summary';
import { readReach } from '../../records/publishing/readReach';
import { removeRecord } from '../../records/references/remove';
import { replacementOf } from '../../records/references/replacement';
import { readUsage } from '../../records/references/usage';
import { copyRecord } from '../../records/save/copy';
import { acceptSave } from '../../records/save/save';
import { readRowUsage } from '../../records/subLists/rowUsage';
import { rowsOf } from '../../records/tenant';
import { recordMessage } from '../../records/texts';
import { withTrash } from '../../records/trash/withTrash';
import { refuseChanged } from '../../records/versions/refuseChanged';
import { OWN, versionsOf, withVersionOf, withVersions } from '../../records/versions/version';
import type { Row } from '../../store/Store';
import { addPath, createOperations, insertRecord, readFirst } from './create';
import {
  creating,
  type Endpoint,
  isOwnOrganisation,
  operation,
  recordPath,
  rowOf,
  rowToChange,
  singleRow,
  writing,
} from './Endpoint';

const readRecord = async (endpoint: Endpoint, context: CallContext) => {
  const { definition } = endpoint;
  const asked = await rowOf(endpoint, context);
  const row = (await context.behaviours.of(definition.name).resolveRow?.(context, asked)) ?? asked;
  const answered = await answerRecord(context, definition, row);
  const reply = record(answered, definition.verbs.recordIn);
  return withVersions(reply, await versionsOf(context, definition, row, answered));
};

const update = async (endpoint: Endpoint, context: CallContext) => {
  const { definition } = endpoint;
  const before = await rowToChange(endpoint, context);
  const after = await acceptSave(context, definition, 'update', before);
  const row = await rowsOf(context, context.tables.of(definition)).update(before.id, after);
  if (formFiles(definition)) await storeFormFiles(context, definition, row);
  await context.behaviours.of(definition.name).afterSave?.(context, { before, row });
  const further = changeMetaOf(context, definition, before.id);
  const reply = ok({ message: recordMessage(context, 'saved', definition), ...further });
  return withVersionOf(reply, context, definition, row, OWN);
};

const remove = async (endpoint: Endpoint, context: CallContext) => {
  const { definition } = endpoint;
  const row = await rowToChange(endpoint, context, { part: 'all' });
  const by = await replacementOf(context, definition, row);
  const entry = await removeRecord(context, definition, row, by);
  const further = changeMetaOf(context, definition, row.id);
  const reply = ok({ message: recordMessage(context, 'deleted', definition), ...further });
  return withTrash(reply, [entry]);
};

/** Where a record is changed: a single one that has an address of its own is taken there as well, and at that of new ones. */
const updatePaths = (endpoint: Endpoint): readonly string[] => {
  const { verbs } = endpoint.definition;
  const own = verbs.update === false ? undefined : verbs.update?.path;
  return [recordPath(endpoint), ...(own === undefined ? [] : [own, addPath(endpoint)])];
};

const updateOperations = (
  endpoint: Endpoint,
  save: (context: CallContext) => Promise<Reply>,
): readonly Operation[] => {
  const { update: verb } = endpoint.definition.verbs;
  if (verb === false) return [];
  const methods = new Set(['PUT', verb?.method ?? 'PUT'] as const);
  const upload = formFiles(endpoint.definition);
  return updatePaths(endpoint).flatMap((path) =>
    [...methods].map((method) =>
      operation(endpoint, { method, path, right: 'update', upload }, async (context) => {
        await context.behaviours.of(endpoint.definition.name).beforeSave?.(context);
        return inTransaction(context, save);
      }),
    ),
  );
};

const deleteOperations = (endpoint: Endpoint): readonly Operation[] => {
  const { name, path, idField, verbs, messages } = endpoint.definition;
  if (verbs.delete === false) return [];
  const shape = { method: 'DELETE', right: 'delete' } as const;
  const ofNone = messages?.noneToDelete;
  return [
    writing(endpoint, { ...shape, path: recordPath(endpoint) }, (context) =>
      remove(endpoint, context),
    ),
    ...(ofNone === undefined
      ? []
      : [
          operation(endpoint, { ...shape, path }, async () => {
            throw new FieldProblems(name, { [idField]: { message: ofNone } });
          }),
        ]),
  ];
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
    creating(endpoint, shape, async (context) =>
      copyRecord(context, endpoint.definition, await rowOf(endpoint, context)),
    ),
  ];
};

/** A single record: until it is saved for the first time, its first values stand in for it. */
const readSingle = async (endpoint: Endpoint, context: CallContext) =>
  (await singleRow(endpoint, context))
    ? readRecord(endpoint, context)
    : withVersions(
        await readFirst(endpoint, context),
        await versionsOf(context, endpoint.definition, undefined, {}),
      );

/** @throws Refusal 404 when the address names something else than the record has, or will have, at that place */
const refuseElsewhere = ({ call }: CallContext, row: Row | undefined): void => {
  const { organisationId, ...params } = call.params;
  const isElsewhere =
    (organisationId !== undefined && !isOwnOrganisation(call, organisationId)) ||
    Object.entries(params).some(([name, value]) => value !== String(row?.[name]));
  if (isElsewhere) throw new Refusal(404, 'server.request.notFound');
};

const saveSingle = async (endpoint: Endpoint, context: CallContext) => {
  const row = await singleRow(endpoint, context);
  refuseElsewhere(context, row);
  if (row) return update(endpoint, context);
  await refuseChanged(context, endpoint.definition, undefined, OWN);
  await insertRecord(endpoint, context);
  const made = await singleRow(endpoint, context);
  const further = made && changeMetaOf(context, endpoint.definition, made.id);
  return ok({ message: recordMessage(context, 'saved', endpoint.definition), ...further });
};

/** What refers to a record, to a row of it (`part`), or whom a function of it would reach (`fn`). */
const readAnyUsage = async (endpoint: Endpoint, context: CallContext): Promise<Reply> => {
  const { definition } = endpoint;
  const { part, fn } = context.call.query;
  const row = await rowOf(endpoint, context);
  if (fn !== undefined) return readReach(context, definition, row, fn);
  if (part !== undefined) return readRowUsage(context, definition, row);
  return readUsage(context, definition, row);
};

const readOperations = (endpoint: Endpoint): readonly Operation[] => {
  const { definition } = endpoint;
  if (definition.verbs.read === false) return [];
  const get = (path: string, run: (context: CallContext) => Promise<Reply>): Operation => ({
    ...operation(endpoint, { method: 'GET', path, right: 'read' }, run),
    readsOnly: true,
  });
  if (definition.single) {
    const first = updatePaths(endpoint).includes(addPath(endpoint))
      ? [get(addPath(endpoint), (context) => readFirst(endpoint, context))]
      : [];
    return [get(recordPath(endpoint), (context) => readSingle(endpoint, context)), ...first];
  }
  const list = get(definition.path, (context) =>
    isForSummary(context) ? readSummary(context, definition) : readList(context, definition),
  );
  return [
    { ...list, modules: [...list.modules, ...definition.listedFor] },
    get(recordPath(endpoint), (context) => readRecord(endpoint, context)),
    get(`${recordPath(endpoint)}/usage`, (context) => readAnyUsage(endpoint, context)),
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
