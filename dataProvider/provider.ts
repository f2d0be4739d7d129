import { type CallSpec, fillPath, type Resource } from '../schemas';
import type { BackOfficeProvider } from './BackOfficeProvider';
import { type CallOptions, callPath, callServer } from './call';
import { type DownloadOptions, downloadFile } from './download';
import { eachRow } from './eachRow';
import { request } from './http';
import { type ReaderOf, readRecords } from './readRecords';
import { askRows, changeRow, reorderRows } from './subLists';
import { createRecord, deleteRecord, updateRecord } from './writeRecords';

/** Gives the definition of a resource, loading it when it isn't there yet. */
export type Definitions = (name: string) => Promise<Resource>;

const downloadOptions = (
  { method = 'POST', fn, body }: CallSpec,
  { args = {}, signal }: Pick<CallOptions, 'args' | 'signal'> = {},
): DownloadOptions => {
  const content = { ...(fn !== undefined && { function: fn }), ...body, ...args };
  return method === 'GET'
    ? { method, query: content, signal }
    : { method: 'POST', body: content, signal };
};

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
  const read = readRecords(readerOf);
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

    getRows: async (name, of, signal) => askRows(await definitionOf(name), of, signal),

    changeRow: async (name, of, change, row) =>
      changeRow(await definitionOf(name), of, change, row),

    reorderRows: async (name, of, rows) => reorderRows(await definitionOf(name), of, rows),

    call: async (name, spec, record, options) =>
      callServer(spec, await definitionOf(name), record, options),

    download: async (name, spec, record, options) =>
      downloadFile(
        callPath(spec, await definitionOf(name), record),
        downloadOptions(spec, options),
      ),

    post: (path, body, { isQuiet, isRead, signal } = {}) =>
      request(path, { method: 'POST', body, isQuiet, isRead, signal }),

    defaults: async (name) => read.first(await definitionOf(name)),
  } as BackOfficeProvider;
};
