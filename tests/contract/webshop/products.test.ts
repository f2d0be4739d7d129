import { describe, expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openProduct, saved, titles } from '../support/openProduct';

describe('products', () => {
  test('are listed with what the list shows, searched, and narrowed to those without a supplier', async () => {
    const { api } = await openProduct();
    expect(await api.get('webshop/products?page=1&maxrowcount=2')).toMatchObject([
      200,
      {
        status: true,
        status_message: '',
        results: [
          { id: 3, title: 'Cake', price: 3, customerPrice: 3, active: 0, canEdit: false },
          {
            id: 1,
            title: 'Koffie',
            VATTariffId: 1,
            VATTariff: 'Hoog',
            tagName: 'Vegan',
            tagColor: '#16a34a',
          },
        ],
        totalRowCount: 5,
      },
    ]);
    const ids = async (query: string) => {
      const [, body] = await api.get(`webshop/products?${query}`);
      return (body as { results: { id: number }[] }).results.map(({ id }) => id);
    };
    expect(await ids('filter=koffie')).toEqual([1, 4]);
    expect(await ids('noSupplierOnly=1')).toEqual([3, 1, 2]);
    expect(await ids('noSupplierOnly=0')).toEqual([3, 1, 4, 2, 5]);
    expect(await ids('noSupplierOnly=1&filter=koffie')).toEqual([1]);
    expect(await ids('filter=koffie&page=1&maxrowcount=1')).toEqual([1]);
    const barCode = {
      function: 'updateProductVariation',
      variationId: 1,
      barCode: '8712345678906',
    };
    expect(await api.post('webshop/products/5', barCode)).toMatchObject([200, {}]);
    expect(await ids('filter=87123456')).toEqual([5]);
  });

  test('carry how much there is of all their variations that keep stock', async () => {
    const { api, call, part } = await openProduct();
    expect(await part('inStock')).toBeNull();
    await call('updateProductVariation', { variationId: 1, keepsStock: 1, stock: 3 });
    const other = { titles, price: 2, keepsStock: 1, stock: 4 };
    await call('addProductVariation', other);
    await call('addProductVariation', { ...other, keepsStock: 0, stock: 50 });
    expect(await part('inStock')).toBe(7);
    const counted = { function: 'updateStock', productId: 1, variantId: 1, stock: 0 };
    await api.post('webshop/productstock', counted);
    expect(await part('inStock')).toBe(4);
  });

  test('are answered whole, with flags as 0 and 1 and a visibility that follows', async () => {
    const { api } = await openProduct();
    const body = { price: '2,5', languages: titles, allergens: { egg: 1, milk: '1' } };
    expect(await api.put('webshop/products/add', body)).toEqual([
      200,
      { status: true, status_message: 'Product added', last_id: 7 },
    ]);
    const [, answer] = await api.get('webshop/products/7');
    const { results } = answer as { results: Record<string, unknown> };
    expect(results).toMatchObject({
      id: 7,
      title: 'Soep NL-nl',
      price: 2.5,
      active: 1,
      openprice: 0,
      visibility: 2,
      productVisibilities: [2],
      VATTariffId: 1,
      kioskAppId: null,
      tagId: null,
      canEdit: true,
      properties: [],
      images: [],
      categories: [],
      relatedProducts: [],
      linkedProducts: [],
      productLists: [],
      supplierProducts: [],
      locations: [],
      variations: [{ variationId: 1, price: 2.5, order: 1, titles, vatId: 1 }],
      customerPrice: 2.5,
      pricedBy: 'price',
      customerVAT: '',
    });
    expect(results.allergens).toEqual({
      celery: 0,
      crustaceans: 0,
      egg: 1,
      fish: 0,
      gluten: 0,
      lupin: 0,
      milk: 1,
      molluscs: 0,
      mustard: 0,
      nuts: 0,
      peanuts: 0,
      sesame: 0,
      soya: 0,
      sulphite: 0,
    });
    expect(results).not.toHaveProperty('noSupplierOnly');
    expect(
      await api.put('webshop/products/7', { productVisibilities: [1], allergens: { egg: 0 } }),
    ).toEqual([200, saved]);
    expect(await api.get('products/7')).toMatchObject([
      200,
      { results: { visibility: 1, allergens: { egg: 0, milk: 1 }, title: 'Soep NL-nl' } },
    ]);
    await api.put('webshop/products/7', { productVisibilities: [0, 1] });
    expect(await api.get('webshop/products/7')).toMatchObject([
      200,
      { results: { visibility: 2 } },
    ]);
    expect(await api.put('webshop/products/7', { title: 'Bouillon', visibility: 0 })).toEqual([
      200,
      saved,
    ]);
    expect(await api.get('webshop/products/7')).toMatchObject([
      200,
      {
        results: {
          title: 'Bouillon',
          languages: [{ title: 'Bouillon' }, { title: 'Soep EN-gb' }, {}, {}],
          visibility: 0,
          productVisibilities: [0],
        },
      },
    ]);
    expect(await api.delete('webshop/products/7')).toEqual([
      200,
      { status: true, status_message: 'Product deleted' },
    ]);
  });

  test('need a title in every language, a price at first, whole properties and specifications', async () => {
    const { api } = await openProduct();
    expect(await api.put('webshop/products/add', { languages: titles.slice(1) })).toMatchObject([
      400,
      { errors: { price: 'Required', languages: 'Enter a title in every language' } },
    ]);
    const wrong = {
      price: 1,
      properties: [{ key: 'kleur', value: '' }],
      languages: titles.map((block) => ({
        ...block,
        specifications: [{ key: '', value: 'x' }],
      })),
      kioskAppId: 2,
    };
    expect(await api.put('webshop/products/add', wrong)).toMatchObject([
      400,
      {
        errors: {
          properties: 'All properties must contain key and value',
          languages: 'All specifications must contain key and value',
        },
      },
    ]);
    expect(await api.put('webshop/products/1', { kioskAppId: 2 })).toMatchObject([
      400,
      { errors: { kioskAppId: 'Choose one of the options offered' } },
    ]);
  });

  test('cost nothing at least, and what is a number', async () => {
    const { api } = await openProduct();
    for (const [price, message] of [
      [-1, 'Must be at least 0'],
      [1e308, 'Enter a number'],
      ['1e308', 'Enter a number'],
      ['dear', 'Enter a number'],
    ] as const)
      expect(await api.put('webshop/products/1', { price })).toMatchObject([
        400,
        { errors: { price: message } },
      ]);
  });

  test('begin with a variation that is taxed as they are', async () => {
    const { api } = await openProduct();
    const body = { price: 2.5, languages: titles, VATTariffId: 2 };
    expect(await api.put('webshop/products/add', body)).toMatchObject([200, { last_id: 7 }]);
    expect(await api.get('webshop/products/7')).toMatchObject([
      200,
      { results: { variations: [{ vatId: 2, VATTariff: 'Laag' }] } },
    ]);
  });

  test.each(['XX-xx', 'constructor'])('are never written in the language %s', async (language) => {
    const { api } = await openProduct();
    const message = `There is no language “${language}” here`;
    expect(
      await api.put('webshop/products/1', { languages: [{ language, title: 'x' }] }),
    ).toMatchObject([400, { errors: { languages: message } }]);
  });

  test.each([
    'products',
    'productcategories',
    'productlists',
    'productmenus',
    'productrules',
    'productTag',
    'vat',
    'suppliers',
    'turnovergroups',
  ])('and the list of %s reports whether the shop has been set up', async (name) => {
    const { api } = await openProduct();
    const { store } = api.server.context;
    await rowsNamed(store, 'webshopconfiguration').insert({ organisationId: 3, languages: [] });
    expect(await api.get(`webshop/${name}`)).toMatchObject([200, { hasWebshopConfig: 0 }]);
    await rowsNamed(store, 'webshopconfiguration').insert({ organisationId: 1, languages: [] });
    expect(await api.get(`webshop/${name}?filter=ko`)).toMatchObject([
      200,
      { hasWebshopConfig: 1 },
    ]);
  });

  test('are visible somewhere, and in both alone or not at all', async () => {
    const { api } = await openProduct();
    for (const [productVisibilities, message] of [
      [[], 'Required'],
      [[1, 2], 'Both stands for web and app: choose it alone'],
    ] as const)
      expect(await api.put('webshop/products/1', { productVisibilities })).toMatchObject([
        400,
        { errors: { productVisibilities: message } },
      ]);
  });

  test('choose among the kiosk apps of their own organisation', async () => {
    const { api } = await openProduct();
    const answer = [
      200,
      {
        status: true,
        status_message: '',
        results: [{ id: 1, name: 'Bestellen', description: 'Aan de zuil' }],
        totalRowCount: 1,
      },
    ];
    expect(await api.get('kioskapps')).toEqual(answer);
    expect(await api.get('webshop/kioskapps')).toEqual(answer);
    expect(await api.get('webshop/products/1')).toMatchObject([
      200,
      { results: { kioskAppId: 1, kioskAppName: 'Bestellen' } },
    ]);
  });
});
