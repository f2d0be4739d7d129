import { fillPath, type Resource } from '../schemas';
import { serializeRecord } from '../schemas/codec';
import { ask } from './ask';
import type { BackOfficeProvider } from './BackOfficeProvider';
import { callServer } from './call';
import type { Definitions } from './Definitions';
import { eachRow } from './eachRow';
import { request } from './http';
import { type ReaderOf, readRecords } from './readRecords';
import { createRecord, deleteRecord, reorderRecords, updateRecord } from './writeRecords';

const loadCalls = () => import('./recordCalls');

type RecordCalls = Awaited<ReturnType<typeof loadCalls>>;

/**
 * React-admin's verbs on the wire of the specification.
 *
 * @param definitionOf asked before each call; the call waits for it
 * @param readerOf asked whenever records are read
 */
export const createProvider = (
  definitionOf: Definitions,
  readerOf?: ReaderOf,
): BackOfficeProvider => {
  const read = readRecords(definitionOf, readerOf);
  const remove = async (name: string, id: unknown) => deleteRecord(await definitionOf(name), id);
  const withCalls = async <Result>(
    name: string,
    make: (calls: RecordCalls, definition: Resource) => Promise<Result>,
  ): Promise<Result> => make(...(await Promise.all([loadCalls(), definitionOf(name)])));

  return {
    supportAbortSignal: true,

    getList: async (name, params) => read.rows(await definitionOf(name), params),

    getOne: async (name, { id, signal }) => ({
      data: await read.whole(await definitionOf(name), id, signal),
    }),

    getMany: async (name, { ids, signal }) => ({
      data: await read.many(await definitionOf(name), ids, signal),
    }),

    getManyReference: async (name, { target, id, ...params }) => {
      const definition = await definitionOf(name);
      const path: unknown = params.meta?.path;
      return typeof path === 'string'
        ? read.rows(definition, params, {}, fillPath(path, { id }))
        : read.rows(definition, params, { [target]: id });
    },

    create: async (name, { data }) => ({
      data: await createRecord(await definitionOf(name), data),
    }),

    update: async (name, { id, data }) => ({
      data: await updateRecord(await definitionOf(name), id, data),
    }),

    updateMany: (name, { data, ...params }) =>
      eachRow(params, async (id) => {
        const definition = await definitionOf(name);
        return updateRecord(definition, id, { ...(await read.one(definition, id)), ...data });
      }),

    delete: (name, { id }) => remove(name, id),

    deleteMany: (name, params) => eachRow(params, (id) => remove(name, id)),

    defaults: async (name, given = {}) => read.first(await definitionOf(name), given),

    reorder: async (name, numbering) => reorderRecords(await definitionOf(name), numbering),

    getRows: (name, of, signal) =>
      withCalls(name, (calls, definition) => calls.askRows(definition, of, signal)),

    changeRow: (name, of, change, row) =>
      withCalls(name, (calls, definition) => calls.changeRow(definition, of, change, row)),

    reorderRows: (name, of, rows) =>
      withCalls(name, (calls, definition) => calls.reorderRows(definition, of, rows)),

    getLinked: (name, of, signal) =>
      withCalls(name, (calls, definition) => calls.askSides(definition, of, read.linked, signal)),

    link: (name, of, ids, assigned) =>
      withCalls(name, (calls, definition) => calls.linkRecords(definition, of, ids, assigned)),

    unlink: (name, of, id, assigned) =>
      withCalls(name, (calls, definition) => calls.unlinkRecord(definition, of, id, assigned)),

    query: (name, question, asked) =>
      withCalls(name, (calls, definition) => calls.askQuestion(definition, question, asked)),

    act: (name, action, of) =>
      withCalls(name, (calls, definition) => calls.callAction(definition, action, of)),

    getChoices: (name, of) =>
      withCalls(name, (calls, definition) => calls.askChoices(definition, of, definitionOf)),

    getTranslatable: (name, of, signal) =>
      withCalls(name, (calls, definition) => calls.askTranslatable(definition, of, signal)),

    translate: (name, of, from, texts) =>
      withCalls(name, (calls, definition) => calls.translateTexts(definition, of, from, texts)),

    getUsage: (name, ids, signal) =>
      withCalls(name, (calls, definition) => calls.askUsage(definition, ids, signal)),

    changeDocument: (name, document, change) =>
      withCalls(name, (calls, definition) => calls.changeDocument(definition, document, change)),

    getForm: (name, id, signal) =>
      withCalls(name, (calls, definition) => calls.askForm(definition, id, signal)),

    call: async (name, spec, record, { values, args, ...options } = {}) => {
      const definition = await definitionOf(name);
      const saved = values && serializeRecord(definition, values, 'update');
      return callServer(spec, definition, record, { ...options, args: { ...args, ...saved } });
    },

    ask,

    post: (path, body, { isQuiet } = {}) => request(path, { method: 'POST', body, isQuiet }),
  } as BackOfficeProvider;
};
