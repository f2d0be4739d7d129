import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { printEntries } from './printEntries';

test('entries are printed as lines of JSON, without what people wrote', async () => {
  let text = '';
  const to = new Writable({
    write: (chunk, _encoding, done) => {
      text += chunk;
      done();
    },
  });
  const change = {
    resource: 'users',
    recordId: 4,
    recordName: 'Ria Bakker',
    change: 'update',
    before: 'Bakker',
    after: 'Visser',
  } as const;
  await printEntries(to)({
    id: 7,
    organisationId: 1,
    userId: 1,
    userName: 'Ada Bakker',
    action: 'update',
    recordName: 'Ria Bakker',
    changes: [
      { id: 1, ...change, field: 'lastName' },
      { id: 2, ...change, field: 'lastName' },
    ],
  });
  expect(JSON.parse(text)).toMatchObject({
    level: 30,
    audit: { id: 7, organisationId: 1, userId: 1, action: 'update', fields: ['users.lastName'] },
  });
  expect(text.match(/\n/g)).toHaveLength(1);
  expect(text).not.toMatch(/Bakker|Visser/);
});
