import { fillPath } from '../schemas';
import { serializeRecord } from '../schemas/codec';
import { callAction } from './actions';
import { ask } from './ask';
import type { BackOfficeProvider } from './BackOfficeProvider';
import { callServer } from './call';
import { askChoices } from './choices';
import type { Definitions } from './Definitions';
import { askForm, changeDocument } from './documents';
import { eachRow } from './eachRow';
import { request } from './http';
import { askSides, linkRecords, unlinkRecord } from './links';
import { askQuestion } from './queries';
import { type ReaderOf, readRecords } from './readRecords';
import { askRows, changeRow, reorderRows } from './subLists';
import { askTranslatable, translateTexts } from './translations';
import { askUsage } from './usage';
import { createRecord, deleteRecord, reorderRecords, updateRecord } from './writeRecords';

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

    getRows: async (name, of, signal) => askRows(await definitionOf(name), of, signal),

    changeRow: async (name, of, change, row) =>
      changeRow(await definitionOf(name), of, change, row),

    reorderRows: async (name, of, rows) => reorderRows(await definitionOf(name), of, rows),

    getLinked: async (name, of, signal) =>
      askSides(await definitionOf(name), of, read.linked, signal),

    link: async (name, of, ids, assigned) =>
      linkRecords(await definitionOf(name), of, ids, assigned),

    unlink: async (name, of, id, assigned) =>
      unlinkRecord(await definitionOf(name), of, id, assigned),

    query: async (name, question, asked) => askQuestion(await definitionOf(name), question, asked),

    act: async (name, action, of) => callAction(await definitionOf(name), action, of),

    getChoices: async (name, of) => askChoices(await definitionOf(name), of, definitionOf),

    getTranslatable: async (name, of, signal) =>
      askTranslatable(await definitionOf(name), of, signal),

    translate: async (name, of, from, texts) =>
      translateTexts(await definitionOf(name), of, from, texts),

    getUsage: async (name, ids, signal) => askUsage(await definitionOf(name), ids, signal),

    changeDocument: async (name, document, change) =>
      changeDocument(await definitionOf(name), document, change),

    getForm: async (name, id, signal) => askForm(await definitionOf(name), id, signal),

    call: async (name, spec, record, { values, args, ...options } = {}) => {
      const definition = await definitionOf(name);
      const saved = values && serializeRecord(definition, values, 'update');
      return callServer(spec, definition, record, { ...options, args: { ...args, ...saved } });
    },

    ask,

    post: (path, body, { isQuiet } = {}) => request(path, { method: 'POST', body, isQuiet }),
  } as BackOfficeProvider;
};
