import type { AnyFields, CallSpec, FieldsRecord } from '../schemas';
import { parseFields, serializeRecord } from '../schemas/codec';
import { conflictOf } from './Conflict';
import { type CallOptions, callOnce, callServer, contentOf } from './call';
import type { Definitions } from './Definitions';
import type { Answer } from './envelope';
import { request } from './http';
import { underKey } from './once';
import type { Read } from './readRecords';
import { bodyOf, type RowOf, rowsOf, type Values } from './values';

/** A call at a path that belongs to no resource. */
export interface FreeCall extends CallSpec {
  readonly path: string;
  readonly args?: Readonly<Record<string, unknown>>;
  /** What was entered, and the fields that define how it travels. */
  readonly asked?: Values;
  readonly asks?: AnyFields;
}

/** How an answer is read: its rows, or its one record, and parts that stand beside them. */
export interface Reading<Rows extends AnyFields, Parts extends AnyFields> {
  readonly rows?: Rows;
  readonly parts?: Parts;
}

export interface Reply<Rows extends AnyFields, Parts extends AnyFields> {
  readonly rows: readonly RowOf<Rows>[];
  readonly parts: FieldsRecord<Parts>;
}

/** Asks something that no definition describes. */
export const ask = async <
  const Rows extends AnyFields = Record<never, never>,
  const Parts extends AnyFields = Record<never, never>,
>(
  { method = 'POST', args = {}, asked = {}, asks = {}, ...call }: FreeCall,
  { rows, parts }: Reading<Rows, Parts>,
  options: { isQuiet?: boolean; signal?: AbortSignal } = {},
): Promise<Reply<Rows, Parts>> => {
  const content = contentOf(call, { ...args, ...bodyOf({}, asks, asked) });
  const answer = await request(call.path, {
    ...options,
    method,
    isRead: true,
    ...(method === 'GET' ? { query: content } : { body: content }),
  });
  const found = answer.rows.length > 0 ? answer.rows : [answer.record];
  return {
    rows: rowsOf(found, rows ?? {}) as readonly RowOf<Rows>[],
    parts: parseFields(answer.body, parts ?? {}) as FieldsRecord<Parts>,
  };
};

/** The calls of pages that are written by hand. */
export const freeCalls = (definitionOf: Definitions, { carried }: Pick<Read, 'carried'>) => ({
  ask,

  /**
   * Makes a call: `args` are sent as they are, `values` as their fields define.
   *
   * @throws Conflict when what it changes has changed since the version that it names
   */
  call: async (
    resource: string,
    spec: CallSpec,
    record: Record<string, unknown>,
    { values, args, ...options }: CallOptions & { values?: Values } = {},
  ): Promise<Answer> => {
    const definition = await definitionOf(resource);
    const saved = values && serializeRecord(definition, values, 'update');
    const make = options.isRead ? callServer : callOnce;
    return make(spec, definition, record, { ...options, args: { ...args, ...saved } }).catch(
      conflictOf(({ answer }) => carried(definition, answer)),
    );
  },

  /** Calls a function at a path that belongs to no resource. */
  post: (
    path: string,
    body: Record<string, unknown>,
    { isQuiet }: Pick<CallOptions, 'isQuiet'> = {},
  ): Promise<Answer> =>
    underKey([path, body], (key) =>
      request(path, { method: 'POST', body, isQuiet, key, offersUndo: true }),
    ),
});
