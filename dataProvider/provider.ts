import { type DataRecord, fillPath } from '../schemas';
import { besideRows } from '../schemas/codec';
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

type Reading = ReturnType<typeof readRecords>;

const readVerbs = (definitionOf: Definitions, read: Reading) =>
  ({
    getList: async (name, params) => {
      const definition = await definitionOf(name);
      return read.rows(definition, params, besideRows(definition, params.meta));
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

    defaults: async (name, given = {}) => read.first(await definitionOf(name), given),
  }) as Partial<BackOfficeProvider>;

/** A row as it is on screen. */
const seenIn = (meta: { readonly seen?: unknown } | undefined, id: number) =>
  (meta?.seen as ReadonlyMap<number, DataRecord> | undefined)?.get(id);

const writeVerbs = (definitionOf: Definitions, read: Reading) => {
  const remove = async (name: string, deletion: Parameters<typeof deleteRecord>[1]) =>
    deleteRecord(await definitionOf(name), deletion, read.carried);

  return {
    create: async (name, { data, meta }) => ({
      data: await createRecord(await definitionOf(name), data, meta),
    }),

    update: async (name, { id, data, meta }) => ({
      data: await updateRecord(
        await definitionOf(name),
        { id, data, isQuiet: meta?.isQuiet, offersUndo: meta?.offersUndo },
        read.carried,
      ),
    }),

    updateMany: (name, { data, ...params }) =>
      eachRow(params, async (id) => {
        const definition = await definitionOf(name);
        const seen = seenIn(params.meta, id);
        const { partsOf, act } = params.meta ?? {};
        const change = { parts: data, partsOf, seen, isQuiet: true, act };
        const changed = await updateParts(definition, () => read.one(definition, id), change).catch(
          conflictOf(({ answer }) => read.carried(definition, answer)),
        );
        return saveOwnFields(definition, changed);
      }),

    delete: (name, { id, previousData: seen, meta }) => remove(name, { id, seen, ...meta }),

    deleteMany: (name, params) =>
      eachRow(params, (id) => {
        const seen = seenIn(params.meta, id);
        return remove(name, { id, seen, isQuiet: true, act: params.meta?.act });
      }),

    reorder: async (name, numbering) => {
      const definition = await definitionOf(name);
      return reorderRecords(definition, numbering, (id) => read.one(definition, id)).catch(
        conflictOf(({ answer }) => read.carried(definition, answer)),
      );
    },
  } as Partial<BackOfficeProvider>;
};

/**
 * A provider with the calls of records, whose code is loaded when one is first made.
 *
 * @param own what it has itself
 */
const withRecordCalls = (
  own: BackOfficeProvider,
  load: () => Promise<RecordCalls>,
): BackOfficeProvider =>
  new Proxy(own, {
    get: (target, name) => {
      // Whoever awaits the provider asks it for `then`.
      if (name in target || typeof name === 'symbol' || name === 'then')
        return Reflect.get(target, name);
      return async (...given: readonly unknown[]) => {
        const call: unknown = Reflect.get(await load(), name);
        if (typeof call !== 'function') throw new Error(`There is no call "${name}".`);
        return call(...given);
      };
    },
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
  const own = {
    supportAbortSignal: true,
    ...readVerbs(definitionOf, read),
    ...writeVerbs(definitionOf, read),
    ...freeCalls(definitionOf, read),
  } as BackOfficeProvider;
  return withRecordCalls(own, async () =>
    (await import('./calls/recordCalls').catch(notLoaded)).recordCalls(definitionOf, read),
  );
};
