import { type ContractCall, contractCalls, distinguishing } from '../../fixtures/calls';

/** A call that a test made and the server took. */
export interface MadeCall {
  readonly method: string;
  /** Below the API's base, as it was sent. */
  readonly path: string;
  readonly fn: unknown;
  /** Body and query together. */
  readonly args: Readonly<Record<string, unknown>>;
}

const made: MadeCall[] = [];

/** Remembers a call. */
export const recordCall = (call: MadeCall): void => void made.push(call);

const fits = (pattern: string, path: string): boolean => {
  const parts = pattern.replace(/\/$/, '').split('/');
  const sent = path.replace(/\/$/, '').split('/');
  return (
    parts.length === sent.length &&
    // `add` is a path of its own, never an id.
    parts.every((part, at) => part === sent[at] || (part.startsWith('{') && sent[at] !== 'add'))
  );
};

const isMade = ([id, method, path, fn]: ContractCall): boolean =>
  made.some(
    (call) =>
      call.method === method &&
      fits(path, call.path) &&
      (fn === undefined || call.fn === fn) &&
      Object.entries(distinguishing[id] ?? {}).every(([name, value]) => call.args[name] === value),
  );

/** Calls of the contract that no test made. */
export const neverMade = (): readonly ContractCall[] =>
  contractCalls.filter((call) => !isMade(call));
