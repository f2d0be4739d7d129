import { expect, test } from 'vitest';
import type { Operation } from '../../../server/contract/CallContext';
import { type Api, openApi } from '../support/Api';
import { describeOperation, inParts, operations } from '../support/operations';

/** A version that nothing ever had. */
const STALE = '"own:stale"';

/** What writes over nothing of its record, or is named by something else than its number. */
const isApart = ({ path, fn = '' }: Operation): boolean =>
  ['copy', 'addDocument', 'deleteDocument', 'orderDocuments'].includes(fn) ||
  // An undo looks at the version of each record that it changes by itself.
  path === 'activity/{id}' ||
  path === 'webshop/productstock/{id}';

const writes = operations.filter(
  (operation) =>
    operation.method !== 'GET' &&
    operation.right !== 'read' &&
    operation.path.includes('{id}') &&
    !isApart(operation),
);

const callStale = async (api: Api, { method, path, fn, sent }: Operation) => {
  const at = path.replaceAll('{org}', '1').replaceAll('{id}', '1').replace('{value}', 'logo.png');
  const body = { ...(fn !== undefined && { function: fn }), ...(sent && { [sent]: [1] }) };
  return api.call(method, at, body, { 'If-Match': STALE });
};

test.each(inParts(writes))(
  'every call that writes into a record is refused to who knows another version: $from',
  async ({ operations: some }) => {
    const api = await openApi();
    const others: string[] = [];
    for (const operation of some) {
      const [status, body] = await callStale(api, operation);
      const expected = typeof body === 'object' && body !== null && 'changedBy' in body;
      if (status !== 412 || !expected) others.push(`${describeOperation(operation)}: ${status}`);
    }
    expect(others).toEqual([]);
  },
);

test('there are many', () => {
  expect(writes.length).toBeGreaterThan(150);
});
