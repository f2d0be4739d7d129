import type { DataProvider } from 'ra-core';
import { type CallSpec, fillPath, type Resource } from '../schemas';
import { type CallOptions, callPath, callServer } from './call';
import { type DownloadOptions, downloadFile } from './download';
import { eachRow } from './eachRow';
import type { Answer } from './envelope';
import { request } from './http';
import { type ReaderOf, readRecords } from './readRecords';
import { createRecord, deleteRecord, updateRecord } from './writeRecords';

export interface BackOfficeProvider extends DataProvider {
  /** Calls a function, or a verb, that a definition describes. */
  call(
    resource: string,
    spec: CallSpec,
    record: Record<string, unknown>,
    options?: CallOptions,
  ): Promise<Answer>;
  /** Asks for a file, by a call that a definition describes. */
  download(
    resource: string,
    spec: CallSpec,
    record: Record<string, unknown>,
    options?: Pick<CallOptions, 'args' | 'signal'>,
  ): Promise<Blob>;
  /** Calls a function at a path that belongs to no resource. */
  post(path: string, body: Record<string, unknown>, options?: CallOptions): Promise<Answer>;
  /** The values of a new record: the definition's, over which the server's come where it gives them. */
  defaults(resource: string): Promise<Record<string, unknown>>;
}

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
