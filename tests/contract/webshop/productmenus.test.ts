import { describe, expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';

const path = 'webshop/productmenus';
const saved = { status: true, status_message: 'Menu saved' };

describe('menus', () => {
  test('are listed, added for the whole day, changed and deleted', async () => {
    const api = await openApi();
    expect(await api.get(`${path}?page=1&maxrowcount=20`)).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          {
            id: 1,
            title: 'Lunch',
            description: '',
            startTime: '11:00',
            endTime: '15:00',
            types: '0,1',
            active: 1,
          },
        ],
        totalRowCount: 1,
        hasWebshopConfig: 0,
      },
    ]);
    expect(await api.put(`${path}/add`, { title: 'Altijd' })).toEqual([
      200,
      { status: true, status_message: 'Menu added', last_id: 3 },
    ]);
    expect(await api.get(`${path}/3`)).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          id: 3,
          title: 'Altijd',
          description: '',
          startTime: '00:00',
          endTime: '23:59',
          types: '0,1,2,3,4',
          active: 1,
          subType: '',
          products: '[]',
        },
      },
    ]);
    const emptied = { title: '', startTime: '', endTime: '', types: '' };
    expect(await api.put(`${path}/3`, emptied)).toEqual([
      400,
      {
        status: false,
        status_message: 'Required',
        errors: { title: 'Required', startTime: 'Required', endTime: 'Required' },
      },
    ]);
    expect(await api.put(`${path}/3`, { types: '', subType: 'terras' })).toEqual([200, saved]);
    expect(await api.get(`${path}/3`)).toMatchObject([
      200,
      { results: { types: '', subType: 'terras' } },
    ]);
    expect(await api.delete(`${path}/3`)).toEqual([
      200,
      { status: true, status_message: 'Menu deleted' },
    ]);
  });

  test('keep groups of products as JSON text, in their order', async () => {
    const api = await openApi();
    const { store } = api.server.context;
    const insert = (title: string) =>
      rowsNamed(store, 'products').insert({ organisationId: 1, title });
    const [soup, roll] = [await insert('Soep'), await insert('Broodje')];
    const products = JSON.stringify([
      { title: 'Brood', order: 2, products: [{ id: roll.id, title: 'Broodje', active: 1 }] },
      {
        title: 'Warm',
        order: 1,
        products: [
          { id: roll.id, title: 'Broodje', active: 0 },
          { id: soup.id, title: 'Oude naam', active: 1 },
        ],
      },
    ]);
    expect(await api.put(`${path}/1`, { products })).toEqual([200, saved]);
    const read = async (): Promise<unknown> => {
      const [, body] = await api.get(`${path}/1`);
      return JSON.parse((body as { results: { products: string } }).results.products);
    };
    const bread = (id: number, order: number) => ({
      id,
      title: 'Brood',
      order,
      products: [{ id: roll.id, title: 'Broodje', active: 1 }],
    });
    expect(await read()).toEqual([
      {
        id: 1,
        title: 'Warm',
        order: 1,
        products: [
          { id: roll.id, title: 'Broodje', active: 0 },
          { id: soup.id, title: 'Soep', active: 1 },
        ],
      },
      bread(2, 2),
    ]);
    // As a list instead of text, with a group less.
    expect(await api.put(`${path}/1`, { products: [bread(2, 1)] })).toEqual([200, saved]);
    expect(await read()).toEqual([bread(2, 1)]);
    await api.delete(`webshop/products/${roll.id}`);
    expect(await read()).toEqual([{ ...bread(2, 1), products: [] }]);
    const nameless = JSON.stringify([{ title: '', products: [] }]);
    expect(await api.put(`${path}/1`, { products: nameless })).toMatchObject([
      400,
      { errors: { products: expect.stringContaining('Fill in what is required in every row') } },
    ]);
    expect(await api.put(`${path}/1`, { products: '{' })).toMatchObject([400, {}]);
  });
});
