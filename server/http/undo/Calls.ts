import type { CallSpec } from '../../../schemas';
import type { CallContext, Operation } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import type { Reply } from '../../contract/reply';
import type { Values } from '../../store/Store';
import { admittedOperation } from '../operations';

/** A call that takes something back, as its definition has it, with what fills its path and what it sends. */
export interface WayBack extends Pick<CallSpec, 'fn'> {
  readonly method: Operation['method'];
  readonly path: string;
  /** The record, and what its path names of a row in it. */
  readonly about: Values;
  readonly body?: Values;
}

const keyOf = ({ method, path }: Pick<Operation, 'method' | 'path'>): string =>
  `${method} ${path.replace(/\/$/, '')}`;

const paramsOf = (path: string, about: Values): Record<string, string> =>
  Object.fromEntries(
    [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, String(about[name] ?? '')]),
  );

/** The calls of the contract, made by the server for the caller of another: with the rights and checks that they have. */
export class Calls {
  private readonly known = new Map<string, Operation[]>();

  constructor(operations: readonly Operation[]) {
    for (const operation of operations) {
      const key = keyOf(operation);
      const group = this.known.get(key);
      if (group) group.push(operation);
      else this.known.set(key, [operation]);
    }
  }

  /** @throws Refusal, FieldProblems or NotUnique as the call does, and 405 where there is no such call */
  async make(
    context: CallContext,
    { method, path, fn, about, body = {} }: WayBack,
  ): Promise<Reply> {
    const operations = this.known.get(keyOf({ method, path }));
    if (!operations) throw new Refusal(405, 'server.request.method');
    const { ifMatch: _, idempotencyKey: __, ...call } = context.call;
    const made = {
      ...call,
      params: paramsOf(path, about),
      query: {},
      queryValues: {},
      body: fn === undefined ? body : { ...body, function: fn },
      uploads: [],
      isStrict: false,
    };
    return admittedOperation(operations, made).run({ ...context, call: made });
  }
}
