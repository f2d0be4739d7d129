import { type CallSpec, fillPath, type Resource } from '../schemas';
import type { Answer } from './envelope';
import { request } from './http';
import { underKey } from './once';

export interface CallOptions {
  /** Parts of the body beside the fixed ones. */
  args?: Record<string, unknown>;
  /** The record's row that the call is about. */
  row?: Record<string, unknown>;
  signal?: AbortSignal;
  /** The answer's message is not shown; `whenGood`: only a refusal is. */
  isQuiet?: boolean | 'whenGood';
  /** The version that is changed. */
  version?: string;
  /** The key under which something is created once. */
  key?: string;
  /** The name of what it is part of, with all else that is done at once. */
  act?: string | undefined;
  /** It acts at once: with the message the person is offered to take back what it does. */
  offersUndo?: boolean | undefined;
  /** Asks for something and changes nothing. */
  isRead?: boolean;
}

/** The path of a call: its own, filled in from the record and its row, or the record's. */
export const callPath = (
  spec: CallSpec,
  resource: Pick<Resource, 'path' | 'single'>,
  record: Record<string, unknown>,
  row?: Record<string, unknown>,
): string =>
  spec.path !== undefined
    ? fillPath(spec.path, record, row)
    : fillPath(resource.single ? resource.path : `${resource.path}/{id}`, record);

/** All that a call sends: its function, its fixed parts, and what fills the others. */
export const contentOf = (
  { fn, body }: CallSpec,
  args: Readonly<Record<string, unknown>>,
): Record<string, unknown> => ({ ...(fn !== undefined && { function: fn }), ...body, ...args });

/**
 * Calls a function, or a verb, that a definition describes. A GET sends its arguments in the query.
 *
 * @param record fills the path's `{field}`s
 * @returns the server's answer; refusals and transport failures are thrown as `request` does
 */
export const callServer = (
  spec: CallSpec,
  resource: Pick<Resource, 'path' | 'single'>,
  record: Record<string, unknown>,
  { args = {}, row, ...options }: CallOptions = {},
): Promise<Answer> => {
  const { method = 'POST' } = spec;
  const content = contentOf(spec, args);
  return request(callPath(spec, resource, record, row), {
    ...options,
    method,
    ...(method === 'GET' ? { query: content } : { body: content }),
  });
};

/** Calls a function that does something, at once, which isn't to be done twice because its answer was lost. */
export const callOnce: typeof callServer = (spec, resource, record, options = {}) =>
  underKey(
    [
      callPath(spec, resource, record, options.row),
      spec.method,
      contentOf(spec, options.args ?? {}),
    ],
    (key) => callServer(spec, resource, record, { offersUndo: true, ...options, key }),
  );
