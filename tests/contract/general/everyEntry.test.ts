import { expect, test } from 'vitest';
import { users } from '../../fixtures/rows/people';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';
import { describeOperation, inParts, operations, requestOf } from '../support/operations';

/** What calls take under names that no log may hold the values of. */
const secrets = {
  password: 'never-logged-1',
  newpassword: 'never-logged-2',
  clientSecret: 'never-logged-3',
  apiKey: 'never-logged-4',
  token: 'never-logged-5',
};

const values = { ...secrets, name: 'Vis', lastName: 'Vis', title: 'Vis', email: 'vis@demo.test' };

const entries = ({ server }: Api) => rowsNamed(server.context.store, 'auditLog').count();

/** What is deleted is no longer there for those after it. */
const inTurn = operations.toSorted(
  (one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'),
);

// Every test looks, once it is over, whether each of its calls that changed something left one entry, and none a secret.
test.each(inParts(inTurn))(
  'calls leave one entry each where they change something, and none where they read: $from',
  async ({ operations: some }) => {
    const admin = await openApi();
    const logged: string[] = [];
    for (const operation of some) {
      // Whoever resets their own password is out.
      const api = await admin.as(users.admin);
      const before = await entries(api);
      const { path, body } = requestOf(operation, 2, values);
      const isRead = operation.method === 'GET';
      if (isRead) await (await api.fetch(`/internal/v1/${path}`)).arrayBuffer();
      else await api.status(operation.method, path, body);
      const added = (await entries(api)) - before;
      const most = operation.right === 'read' && !operation.isExport ? 0 : 1;
      if (added > most) logged.push(`${describeOperation(operation)}: ${added}`);
    }
    expect(logged).toEqual([]);
  },
);
