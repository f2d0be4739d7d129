import { type DataRecord, fillPath, isChangedInList, WITH_VERSIONS } from '../schemas';
import type { BackOfficeProvider } from './BackOfficeProvider';
import { conflictOf } from './Conflict';
import type { RecordCalls } from './calls/recordCalls';
import { reorderRecords, updateParts } from './changeParts';
import type { Definitions } from './Definitions';
import { eachRow } from './eachRow';
import { freeCalls } from './freeCalls';
import { notLoaded } from './http';
import { type ReaderOf, readRecords } from './readRecords';
import { saveOwnFields } from './saveOwnFields';
import { createRecord, deleteRecord, updateRecord } from './writeRecords';

/** The calls of records, whose code is loaded when one is first made. */
const later = (load: () => Promise<RecordCalls>): RecordCalls => ({
  act: async (...given) => (await load()).act(...given),
  changeDocument: async (...given) => (await load()).changeDocument(...given),
  changeRow: async (...given) => (await load()).changeRow(...given),
  createByUpload: async (...given) => (await load()).createByUpload(...given),
  exportRows: async (...given) => (await load()).exportRows(...given),
  getChoices: async (...given) => (await load()).getChoices(...given),
  getForm: async (...given) => (await load()).getForm(...given),
  getLinked: async (...given) => (await load()).getLinked(...given),
  getRemovedRows: async (...given) => (await load()).getRemovedRows(...given),
  getRow: async (...given) => (await load()).getRow(...given),
  getRows: async (...given) => (await load()).getRows(...given),
  getTranslatable: async (...given) => (await load()).getTranslatable(...given),
  getPublications: async (...given) => (await load()).getPublications(...given),
  getFolderUsage: async (...given) => (await load()).getFolderUsage(...given),
  getUsage: async (...given) => (await load()).getUsage(...given),
  exportRecords: async (...given) => (await load()).exportRecords(...given),
  importFile: async (...given) => (await load()).importFile(...given),
  importProgress: async (...given) => (await load()).importProgress(...given),
  stopImport: async (...given) => (await load()).stopImport(...given),
  link: async (...given) => (await load()).link(...given),
  oneFileOf: async (...given) => (await load()).oneFileOf(...given),
  query: async (...given) => (await load()).query(...given),
  reorderRows: async (...given) => (await load()).reorderRows(...given),
  saveTable: async (...given) => (await load()).saveTable(...given),
  translate: async (...given) => (await load()).translate(...given),
  tryQuery: async (...given) => (await load()).tryQuery(...given),
  tryImport: async (...given) => (await load()).tryImport(...given),
  unlink: async (...given) => (await load()).unlink(...given),
});

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
  const remove = async (name: string, deletion: Parameters<typeof deleteRecord>[1]) =>
    deleteRecord(await definitionOf(name), deletion, read.carried);

  const loadCalls = async (): Promise<RecordCalls> =>
    (await import('./calls/recordCalls').catch(notLoaded)).recordCalls(definitionOf, read);

  return {
    supportAbortSignal: true,

    getList: async (name, params) => {
      const definition = await definitionOf(name);
      const isChanged = params.meta?.isChanged ?? isChangedInList(definition.list);
      return read.rows(definition, params, isChanged ? { [WITH_VERSIONS]: 1 } : {});
    },

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

    create: async (name, { data, meta }) => ({
      data: await createRecord(await definitionOf(name), data, meta),
    }),

    update: async (name, { id, data, meta }) => ({
      data: await updateRecord(
        await definitionOf(name),
        { id, data, isQuiet: meta?.isQuiet },
        read.carried,
      ),
    }),

    updateMany: (name, { data, ...params }) =>
      eachRow(params, async (id) => {
        const definition = await definitionOf(name);
        const seen = (params.meta?.seen as ReadonlyMap<number, DataRecord> | undefined)?.get(id);
        const change = { parts: data, partsOf: params.meta?.partsOf, seen, isQuiet: true };
        const changed = await updateParts(definition, () => read.one(definition, id), change);
        return saveOwnFields(definition, changed);
      }),

    delete: (name, { id, previousData: seen, meta }) => remove(name, { id, seen, ...meta }),

    deleteMany: (name, params) => eachRow(params, (id) => remove(name, { id, isQuiet: true })),

    defaults: async (name, given = {}) => read.first(await definitionOf(name), given),

    reorder: async (name, numbering) => {
      const definition = await definitionOf(name);
      return reorderRecords(definition, numbering, (id) => read.one(definition, id)).catch(
        conflictOf(({ answer }) => read.carried(definition, answer)),
      );
    },

    ...freeCalls(definitionOf, read),
    ...later(loadCalls),
  } as BackOfficeProvider;
};
