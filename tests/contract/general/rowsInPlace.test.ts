import { expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';
import { makeOrder } from '../support/objectlists';

const path = 'webshop/productlists/1';

/** A product list of as many products, and what is done to its rows. */
const openList = async (titles: readonly string[]) => {
  const api = await openApi();
  const ids = new Map<string, number>();
  for (const title of titles) {
    const product = { organisationId: 1, title, price: 1, active: 1 };
    const { id } = await rowsNamed(api.server.context.store, 'products').insert(product);
    ids.set(title, id);
    await api.post(path, { function: 'addProduct', productId: id, price: 2 });
  }
  const call = async (fn: string, title: string, more: object = {}) => {
    const body = { function: fn, productId: ids.get(title), ...more };
    const [status, , headers] = await api.call('POST', path, body);
    expect([fn, status]).toEqual([fn, 200]);
    return headers.get('Act');
  };
  const rows = async (): Promise<readonly string[]> => {
    const [, body] = await api.post(path, { function: 'productListProducts' });
    const { results } = body as { results: { title: string; order: number }[] };
    return results.map(({ title, order }) => `${title} ${order}`);
  };
  return { api, call, rows };
};

const undo = async (api: Api, act: string | null): Promise<string | null> => {
  const [status, body, headers] = await api.call('POST', `activity/${act}`, { function: 'undo' });
  expect([status, body]).toMatchObject([200, { notUndone: [] }]);
  return headers.get('Act');
};

test('a row that comes back takes the place that it had', async () => {
  const { api, call, rows } = await openList(['A', 'B', 'C']);
  const first = await call('deleteProduct', 'A');
  const second = await call('deleteProduct', 'B');
  expect(await rows()).toEqual(['C 3']);
  await undo(api, second);
  await undo(api, first);
  expect(await rows()).toEqual(['A 1', 'B 2', 'C 3']);
});

test('where another has its place by then, that and those after it move on by one', async () => {
  const { api, call, rows } = await openList(['A', 'B', 'C', 'D']);
  const act = await call('deleteProduct', 'B');
  await call('updateOrder', 'C', { order: 2 });
  await call('updateOrder', 'D', { order: 3 });
  const undone = await undo(api, act);
  expect(await rows()).toEqual(['A 1', 'B 2', 'C 3', 'D 4']);
  // It goes again, and the others move up to where they were.
  await undo(api, undone);
  expect(await rows()).toEqual(['A 1', 'C 2', 'D 3']);
});

test('rows that were removed at once come back in their order', async () => {
  const { api, rows } = await openList(['A', 'B', 'C', 'D']);
  const act = { Act: 'several-rows' };
  const { results } = (await api.post(path, { function: 'productListProducts' }))[1] as {
    results: { productId: number }[];
  };
  const remove = (at: number) =>
    api.call(
      'POST',
      path,
      { function: 'deleteProduct', productId: results[at]?.productId },
      { ...act },
    );
  await remove(0);
  const [, , headers] = await remove(2);
  expect(await rows()).toEqual(['B 2', 'D 4']);
  await undo(api, headers.get('Act'));
  expect(await rows()).toEqual(['A 1', 'B 2', 'C 3', 'D 4']);
});

test('rows that are put in order by one call, and can’t be changed, take their places too', async () => {
  const api = await openApi();
  const at = 'webshop/products/1';
  for (const supplierProductId of [4, 5])
    await api.post(at, { function: 'addSupplierProduct', supplierId: 2, supplierProductId });
  const order = async () => {
    const [, body] = await api.get(at);
    const { supplierProducts } = (
      body as { results: { supplierProducts: { supplierProductId: number; order: number }[] } }
    ).results;
    return supplierProducts.map((row) => [row.supplierProductId, row.order]);
  };
  const before = await order();
  const [, , removed] = await api.call('POST', at, { function: 'deleteSupplierProduct', id: 1 });
  const rows = [{ id: 2, order: 1 }];
  const [, , moved] = await api.call('POST', at, { function: 'updateSupplierProductOrder', rows });
  await undo(api, removed.get('Act'));
  expect(await order()).toEqual(before);
  expect(moved.get('Act')).not.toBeNull();
});

test('a column takes the place that it is given', async () => {
  const api = await openApi();
  const documentId = await makeOrder(api);
  const [, added] = await api.post('objectlists/1', {
    function: 'addListToGroup',
    listId: documentId,
  });
  const list = `objectlistItems/${(added as { last_id: number }).last_id}`;
  const add = (columnTitle: string, documentInputField: number, more: object = {}) =>
    api.post(list, { function: 'addListItem', columnTitle, documentInputField, ...more });
  const shown = async () => {
    const [, body] = await api.get(list);
    const { columns } = (
      body as { results: { columns: { columnTitle: string; columnOrder: number }[] } }
    ).results;
    return columns.map(({ columnTitle, columnOrder }) => `${columnTitle} ${columnOrder}`);
  };
  await add('A', 1);
  await add('B', 2);
  await add('C', 4, { columnOrder: 2 });
  expect(await shown()).toEqual(['A 1', 'C 2', 'B 3']);
  const { results } = (await api.get(list))[1] as {
    results: { columns: { listItemColumnId: number }[] };
  };
  const gone = { listItemColumnId: results.columns[0]?.listItemColumnId };
  const [, , headers] = await api.call('POST', list, { function: 'deleteListItem', ...gone });
  await undo(api, headers.get('Act'));
  expect(await shown()).toEqual(['A 1', 'C 2', 'B 3']);
});
