import type { DataProvider, GetListParams, GetManyReferenceParams } from 'ra-core';
import simpleRestProvider from 'ra-data-simple-rest';
import {
  type CallSpec,
  type DataRecord,
  emptyRecord,
  fillPath,
  type Mode,
  parseRecord,
  type Reader,
  type Resource,
  serializeRecord,
} from '../schemas';
import { type CallOptions, callPath, callServer } from './call';
import { type DownloadOptions, downloadFile } from './download';
import type { Answer } from './envelope';
import { API_BASE, request, Unreachable } from './http';
import { availableLanguages, fitLanguages } from './languages';
import { listQuery } from './listQuery';
import { saveOwnFields } from './saveOwnFields';

/** The result of one row of a bulk change. */
export interface RowResult {
  id: number;
  isOk: boolean;
  message: string;
  /** Why there is no message: the server could not be reached. */
  reason?: Unreachable['reason'];
}

/** What a bulk change is given beside its rows. */
interface BulkMeta {
  /** Stops before the next row. */
  signal?: AbortSignal;
  /** Told how many rows are done. */
  onRow?(done: number): void;
}

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

/** Tells of the person who reads a resource's records. */
export type ReaderOf = (name: string) => Reader;

const methodOf = (verb: false | { method?: 'PUT' | 'POST' } | undefined) =>
  (verb === false ? undefined : verb?.method) ?? 'PUT';

const isMultipart = ({ verbs: { update } }: Resource): boolean =>
  update !== false && update?.encoding === 'multipart';

const bodyOf = (resource: Resource, data: Record<string, unknown>, mode: Mode) => {
  const body = serializeRecord(resource, data, mode);
  return mode === 'update' && isMultipart(resource) ? formOf(body) : body;
};

const formOf = (body: Record<string, unknown>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  return form;
};

const whyOf = (error: Error): Pick<RowResult, 'message' | 'reason'> =>
  error instanceof Unreachable ? { message: '', reason: error.reason } : { message: error.message };

const pathOf = (resource: Resource, id: unknown): string =>
  resource.single ? resource.path : fillPath(`${resource.path}/{id}`, { id });

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
  const rest = simpleRestProvider(API_BASE, async (url, options) => {
    const method = (options?.method ?? 'GET') as 'GET' | 'DELETE';
    const answer = await request(url.slice(API_BASE.length), {
      method,
      signal: options?.signal ?? undefined,
    });
    return { status: 200, headers: new Headers(), body: '', json: answer.record ?? answer.body };
  });

  const readRecord = (definition: Resource, wire: unknown): DataRecord =>
    parseRecord(definition, wire, Date.now(), readerOf?.(definition.name));

  const getOne = async (definition: Resource, id: unknown, signal?: AbortSignal) => {
    const { recordIn } = definition.verbs;
    const answer = await request(pathOf(definition, id), { signal, recordIn });
    return readRecord(definition, answer.record);
  };

  const getRows = async (
    definition: Resource,
    params: Partial<GetListParams | GetManyReferenceParams> & { signal?: AbortSignal },
    further: Record<string, unknown> = {},
    path = definition.path,
  ) => {
    const query = { ...definition.verbs.query, ...further, ...listQuery(definition, params) };
    const answer = await request(path, { query, signal: params.signal });
    return { data: answer.rows.map((row) => readRecord(definition, row)), total: answer.total };
  };

  const update = async (name: string, id: unknown, data: Record<string, unknown>) => {
    const definition = await definitionOf(name);
    const { update: verb } = definition.verbs;
    await request(pathOf(definition, id), {
      method: methodOf(verb),
      body: bodyOf(definition, data, 'update'),
    });
    await saveOwnFields(definition, { ...data, id });
    return { ...data, id };
  };

  const remove = async (name: string, id: unknown) => {
    const definition = await definitionOf(name);
    return rest.delete(definition.path, { id: id as number });
  };

  const eachRow = async (
    { ids, meta = {} }: { ids: readonly unknown[]; meta?: BulkMeta },
    one: (id: number) => Promise<unknown>,
  ) => {
    const results: RowResult[] = [];
    for (const id of ids as number[]) {
      if (meta.signal?.aborted) break;
      await one(id).then(
        () => results.push({ id, isOk: true, message: '' }),
        (error: Error) => results.push({ id, isOk: false, ...whyOf(error) }),
      );
      meta.onRow?.(results.length);
    }
    return { data: results.filter(({ isOk }) => isOk).map(({ id }) => id), results };
  };

  return {
    supportAbortSignal: true,

    getList: async (name, params) => getRows(await definitionOf(name), params),

    getOne: async (name, { id, signal }) => {
      const definition = await definitionOf(name);
      const [record, languages] = await Promise.all([
        getOne(definition, id, signal),
        availableLanguages(definition, signal),
      ]);
      return { data: fitLanguages(definition, record, languages) };
    },

    getMany: async (name, { ids, signal }) => {
      const definition = await definitionOf(name);
      const wanted = [...new Set(ids.map(Number))];
      const { data } =
        wanted.length > 1
          ? await getRows(
              definition,
              { pagination: { page: 1, perPage: wanted.length }, signal },
              { id: wanted },
            )
          : { data: [] };
      const found = new Map(data.map((record) => [record.id, record]));
      const others = wanted.filter((id) => !found.has(id));
      for (const record of await Promise.all(others.map((id) => getOne(definition, id, signal))))
        found.set(record.id, record);
      return { data: wanted.flatMap((id) => found.get(id) ?? []) };
    },

    getManyReference: async (name, { target, id, ...params }) => {
      const definition = await definitionOf(name);
      const path: unknown = params.meta?.path;
      return typeof path === 'string'
        ? getRows(definition, params, {}, fillPath(path, { id }))
        : getRows(definition, params, { [target]: id });
    },

    create: async (name, { data }) => {
      const definition = await definitionOf(name);
      const { create: verb } = definition.verbs;
      const answer = await request(`${definition.path}/add`, {
        method: methodOf(verb),
        body: bodyOf(definition, data, 'create'),
        tellsRefusal: verb === false ? false : verb?.tellsRefusal,
      });
      const id = answer.lastId ?? 0;
      await saveOwnFields(definition, { ...data, id });
      return { data: { ...data, id, answer: answer.body } };
    },

    update: async (name, { id, data }) => ({ data: await update(name, id, data) }),

    updateMany: (name, { data, ...params }) =>
      eachRow(params, async (id) => {
        const definition = await definitionOf(name);
        return update(name, id, { ...(await getOne(definition, id)), ...data });
      }),

    delete: (name, { id }) => remove(name, id),

    deleteMany: (name, params) => eachRow(params, (id) => remove(name, id)),

    call: async (name, spec, record, options) =>
      callServer(spec, await definitionOf(name), record, options),

    download: async (name, spec, record, { args = {}, signal } = {}) => {
      const { method = 'POST', fn, body } = spec;
      const content = { ...(fn !== undefined && { function: fn }), ...body, ...args };
      const options: DownloadOptions =
        method === 'GET'
          ? { method: 'GET', query: content, signal }
          : { method: 'POST', body: content, signal };
      return downloadFile(callPath(spec, await definitionOf(name), record), options);
    },

    post: (path, body, { isQuiet, isRead, signal } = {}) =>
      request(path, { method: 'POST', body, isQuiet, isRead, signal }),

    defaults: async (name) => {
      const definition = await definitionOf(name);
      const own = fitLanguages(
        definition,
        emptyRecord(definition),
        await availableLanguages(definition),
      );
      if (!definition.verbs.asksDefaults) return own;
      const answer = await request(`${definition.path}/add`);
      const { id: _id, ...given } = readRecord(definition, answer.record);
      return { ...own, ...given };
    },
  } as BackOfficeProvider;
};
