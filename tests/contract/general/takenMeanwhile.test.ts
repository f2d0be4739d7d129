import { expect, test } from 'vitest';
import type { OpenStore, Store } from '../../../server/store/Store';
import { openApi } from '../support/Api';

/** A store in which nobody is found by who looks for them first: as if they came after the look. */
const unseen = (store: Store): Store => ({
  ...store,
  rows: (table, organisationId) => ({
    ...store.rows(table, organisationId),
    count: async () => 0,
  }),
  transaction: (work, options) => store.transaction((inner) => work(unseen(inner)), options),
});

test('a value that somebody takes after it was looked for is refused as one that was found', async () => {
  const api = await openApi();
  const add = () => api.put('modules/add', { key: 'media', name: 'Media' });
  const refused = await add();
  expect(refused[0]).toBe(409);
  const { store } = api.server.context;
  const blind: OpenStore = {
    ...store,
    ...unseen(store),
    batched: () => ({ ...unseen(store), versionOf: store.versionOf }),
  };
  Object.assign(api.server.context, { store: blind });
  expect(await add()).toEqual(refused);
});
