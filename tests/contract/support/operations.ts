import type { Operation } from '../../../server/contract/CallContext';
import { operationsOf } from '../../../server/http/resourceRoutes';
import { served } from '../../../server/http/server';
import type { Answer, Api } from './Api';

/** All calls of all resources. */
export const operations = operationsOf(served);

export const describeOperation = ({ method, path, fn = '', sent = '' }: Operation): string =>
  `${method} ${path} ${fn}${sent}`.trim();

/** Calls that are made one after the other in one test: more take longer on a slow machine than a test may. */
const AT_ONCE = 60;

/** Calls in parts, each called by its first one. */
export const inParts = (all: readonly Operation[]) =>
  Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) => {
    const part = all.slice(at * AT_ONCE, (at + 1) * AT_ONCE);
    return { from: part[0] ? describeOperation(part[0]) : '', operations: part };
  });

/** Records that calls name in their bodies. */
const named = (id: number) => ({ articleId: id, deviceId: 3, orgId: id, templateId: id });

/** What a call about the record of an id sends, with further parts of its body. */
export const requestOf = ({ path, fn, sent }: Operation, id = 1, parts: object = {}) => ({
  path: path.replace('{org}', '1').replace('{id}', String(id)).replace('{value}', 'logo.png'),
  body: {
    ...named(id),
    ...parts,
    ...(fn !== undefined && { function: fn }),
    ...(sent !== undefined && { [sent]: [1] }),
  },
});

/** Makes a call about the first record. */
export const callOperation = (api: Api, operation: Operation): Promise<Answer> => {
  const { path, body } = requestOf(operation);
  if (operation.method === 'GET') return api.get(path);
  if (operation.method === 'POST') return api.post(path, body);
  return operation.method === 'PUT' ? api.put(path, body) : api.delete(path, body);
};
