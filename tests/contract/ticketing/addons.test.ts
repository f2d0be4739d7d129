import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

const idsOf = ([, body]: readonly [number, unknown]): unknown =>
  (body as { results: { id: number }[] }).results.map(({ id }) => id);

describe('add-ons', () => {
  test('are listed with their product, and narrowed to those that are sold out', async () => {
    const api = await openApi();
    expect(await api.get('addons?page=1&maxrowcount=20&stock=0')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          {
            id: 2,
            naam: 'Boek',
            productId: 5,
            productTitle: 'Theeblad',
            priceCent: 400,
            totaalAantal: 0,
            borgCent: 0,
            actief: 1,
          },
        ],
        totalRowCount: 1,
      },
    ]);
    expect(idsOf(await api.get('addons?actief=1&stock='))).toEqual([1, 2]);
  });

  test('begin with one of them, for nothing', async () => {
    const api = await openApi();
    const body = { naam: 'Plattegrond', productId: 1 };
    expect(await api.put('addons/add', body)).toEqual([
      200,
      { status: true, status_message: 'Add-on added', last_id: 4 },
    ]);
    expect(await api.get('addons/4')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          id: 4,
          naam: 'Plattegrond',
          translations: { nl: { name: 'Plattegrond' } },
          productId: 1,
          productTitle: 'Koffie',
          priceCent: 0,
          currency: 'EUR',
          totaalAantal: 1,
          cooldownMin: 0,
          borgCent: 0,
          actief: 1,
        },
      },
    ]);
    const changed = { priceCent: '250', borgCent: 500, actief: 0 };
    expect(await api.put('addons/4', changed)).toEqual([
      200,
      { status: true, status_message: 'Add-on saved', last_id: 4 },
    ]);
    expect(await api.get('addons/4')).toMatchObject([200, { results: { priceCent: 250 } }]);
    expect(await api.delete('addons/4')).toMatchObject([200, { last_id: 4 }]);
  });

  test('get another price while they are sold out, but no stock that nobody has', async () => {
    const api = await openApi();
    const [, body] = await api.get('addons/2');
    const { results } = body as { results: object };
    expect(await api.put('addons/2', { ...results, priceCent: 450 })).toMatchObject([200, {}]);
    expect(await api.get('addons/2')).toMatchObject([
      200,
      { results: { priceCent: 450, totaalAantal: 0 } },
    ]);
    const refused = { errors: { totaalAantal: expect.any(String) } };
    expect(await api.put('addons/2', { totaalAantal: -1 })).toMatchObject([400, refused]);
    expect(await api.put('addons/1', { totaalAantal: 0 })).toMatchObject([400, refused]);
  });

  test('need a name, a product and at least one of them', async () => {
    const api = await openApi({ 'Accept-Language': 'nl' });
    expect(await api.put('addons/add', { totaalAantal: 0 })).toMatchObject([
      400,
      {
        errors: {
          translations: 'Naam is verplicht',
          productId: 'Product is verplicht',
          totaalAantal: 'Voorraad moet minimaal 1 zijn',
        },
      },
    ]);
    // A product of another organisation.
    expect(await api.put('addons/1', { productId: 6 })).toMatchObject([400, {}]);
  });

  test('find their product from two characters on', async () => {
    const api = await openApi();
    const found = { id: 1, title: 'Koffie' };
    expect(await api.get('resources-helpers/products?search=ko')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [found, { id: 4, title: 'Koffiebonen' }],
        totalRowCount: 2,
      },
    ]);
    for (const search of ['', '?search=k'])
      expect(await api.get(`resources-helpers/products${search}`)).toMatchObject([
        200,
        { results: [] },
      ]);
  });
});
