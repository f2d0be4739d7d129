import { describe, expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';

const path = 'webshop/productlists';
const saved = { status: true, status_message: 'Product list saved' };
const productsSaved = { status: true, status_message: 'Products saved' };

describe('product lists', () => {
  test('are listed, added, changed and deleted', async () => {
    const api = await openApi();
    const sauces = {
      id: 1,
      name: 'Sauzen',
      description: 'Bij de friet',
      showImagesType: 1,
      showHorizontally: 0,
    };
    expect(await api.get(`${path}?page=1&maxrowcount=20`)).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [sauces],
        totalRowCount: 1,
        hasWebshopConfig: 0,
      },
    ]);
    expect(await api.get(`${path}/1`)).toEqual([
      200,
      { status: true, status_message: '', results: sauces },
    ]);
    expect(await api.put(`${path}/add`, { description: 'Zonder naam' })).toEqual([
      400,
      { status: false, status_message: 'Required', errors: { name: 'Required' } },
    ]);
    const added = { name: 'Toppings', description: '', showImagesType: 2, showHorizontally: 1 };
    expect(await api.put(`${path}/add`, added)).toEqual([
      200,
      { status: true, status_message: 'Product list added', last_id: 3 },
    ]);
    expect(await api.put(`${path}/3`, { showHorizontally: 0 })).toEqual([200, saved]);
    expect(await api.get(`${path}/3`)).toMatchObject([
      200,
      { results: { ...added, showHorizontally: 0 } },
    ]);
    expect(await api.delete(`${path}/3`)).toEqual([
      200,
      { status: true, status_message: 'Product list deleted' },
    ]);
  });

  test('hold products, each once, with a price and a place', async () => {
    const api = await openApi();
    const { store } = api.server.context;
    const insert = (title: string, price: number) =>
      rowsNamed(store, 'products').insert({ organisationId: 1, title, price, active: 1 });
    const { id: mayonnaise } = await insert('Mayonaise', 0.6);
    const { id: curry } = await insert('Curry', 0.7);
    const call = (fn: string, more = {}) => api.post(`${path}/1`, { function: fn, ...more });

    expect(await call('addProduct', { productId: mayonnaise, price: '0,50' })).toEqual([
      200,
      { ...productsSaved, last_id: mayonnaise },
    ]);
    // Without a price it is that of the product.
    expect(await call('addProduct', { productId: curry, price: null })).toMatchObject([
      200,
      productsSaved,
    ]);
    const paid = (amount: number) => ({ customerPrice: amount, highestPrice: amount });
    const ofMayonnaise = { id: 1, productId: mayonnaise, title: 'Mayonaise' };
    const first = { ...ofMayonnaise, price: 0.5, ...paid(0.5), order: 1 };
    const ofCurry = { id: 2, productId: curry, title: 'Curry' };
    const second = { ...ofCurry, price: null, ...paid(0.7), order: 2 };
    expect(await call('productListProducts')).toEqual([
      200,
      { status: true, status_message: '', results: [first, second], totalRowCount: 2 },
    ]);

    // Which it follows from then on.
    await rowsNamed(store, 'products').update(curry, { price: 0.75 });
    expect(await call('productListProducts')).toMatchObject([
      200,
      { results: [first, { price: null, ...paid(0.75) }] },
    ]);

    expect(await call('addProduct', { productId: curry, price: 1 })).toEqual([
      409,
      {
        status: false,
        status_message: 'This is in the list already',
        errors: { productId: 'This is in the list already' },
      },
    ]);
    expect(await call('addProduct', { productId: 999 })).toMatchObject([
      400,
      { errors: { productId: 'Choose one of the options offered' } },
    ]);
    expect(await call('updateProduct', { productId: curry, price: -1 })).toMatchObject([
      400,
      { errors: { price: 'Must be at least 0' } },
    ]);

    expect(await call('updateProduct', { productId: curry, price: 0.8 })).toEqual([
      200,
      productsSaved,
    ]);
    await call('updateOrder', { productId: mayonnaise, order: 2 });
    for (const order of [undefined, -1, 'x', ''])
      expect(await call('updateOrder', { productId: curry, order })).toMatchObject([
        400,
        { status_message: 'A place in the order is a whole number, 0 or higher' },
      ]);
    expect(await call('updateOrder', { productId: curry, order: 1 })).toEqual([200, productsSaved]);
    expect(await call('productListProducts')).toMatchObject([
      200,
      {
        results: [
          { ...second, price: 0.8, ...paid(0.8), order: 1 },
          { ...first, order: 2 },
        ],
      },
    ]);
    expect(await call('deleteProduct', { productId: mayonnaise })).toEqual([200, productsSaved]);
    expect(await call('deleteProduct', { productId: mayonnaise })).toMatchObject([404, {}]);

    await api.delete(`webshop/products/${curry}`);
    expect(await call('productListProducts')).toMatchObject([200, { results: [] }]);
  });
});
