import type { AnyFields, CallSpec, DataRecord } from '../schemas';
import { parseFields } from '../schemas/codec';
import { contentOf } from './call';
import { request } from './http';
import { rowsOf } from './rows';

/** A call at a path that belongs to no resource. */
export interface FreeCall extends CallSpec {
  readonly path: string;
  readonly args?: Readonly<Record<string, unknown>>;
}

/** How an answer is read: its rows, or its one record, and parts that stand beside them. */
export interface Reading {
  readonly rows?: AnyFields;
  readonly parts?: AnyFields;
}

export interface Reply {
  readonly rows: readonly DataRecord[];
  readonly parts: Readonly<Record<string, unknown>>;
}

/** Asks something that no definition describes. */
export const ask = async (
  { method = 'POST', args = {}, ...call }: FreeCall,
  { rows = {}, parts = {} }: Reading,
  options: { isQuiet?: boolean; signal?: AbortSignal } = {},
): Promise<Reply> => {
  const content = contentOf(call, args);
  const answer = await request(call.path, {
    ...options,
    method,
    isRead: true,
    ...(method === 'GET' ? { query: content } : { body: content }),
  });
  return {
    rows: rowsOf(answer.rows.length > 0 ? answer.rows : [answer.record], rows),
    parts: parseFields(answer.body, parts),
  };
};
