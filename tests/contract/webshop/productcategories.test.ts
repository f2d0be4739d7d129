import { describe, expect, test } from 'vitest';
import { rows } from '../../fixtures/rows/productGroups';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';

const block = (language: string, title: string) => ({
  language,
  title,
  description: '',
  content: '',
  pageTitle: '',
  metaDescription: '',
  metaKeywords: '',
});

const inEvery = (title: string) =>
  ['NL-nl', 'EN-gb', 'DE-de', 'FR-fr'].map((language) => block(language, title));

const path = 'webshop/productcategories';

describe('product categories', () => {
  test('are listed whole, found by their texts, and narrowed', async () => {
    const api = await openApi();
    expect(await api.get(`${path}?filter=koffie`)).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          {
            id: 3,
            title: 'Koffie',
            description: '',
            active: 1,
            frontPage: 0,
            visibility: 2,
            order: 3,
            parentId: 2,
            parentTitle: 'Warm',
            fileName: '',
            canEdit: true,
          },
        ],
        totalRowCount: 1,
        hasWebshopConfig: 0,
      },
    ]);
    expect(await api.get(`${path}?sort=order&order=desc`)).toMatchObject([
      200,
      { results: [{ id: 4 }, { id: 3 }, { id: 2 }, { id: 1 }], totalRowCount: 4 },
    ]);
    expect(await api.get(`${path}?page=2&maxrowcount=3`)).toMatchObject([
      200,
      { results: [{ id: 4 }], totalRowCount: 4 },
    ]);
  });

  test('are added with a title in every language; the first stands for the category', async () => {
    const api = await openApi();
    expect(await api.get(`${path}/add`)).toMatchObject([
      200,
      {
        results: {
          active: 1,
          visibility: 2,
          color: '#000000',
          childOrganisations: [{ id: 2, name: 'Haven' }],
        },
      },
    ]);
    expect(
      await api.put(`${path}/add`, { title: 'IJs', languages: inEvery('IJs').slice(1) }),
    ).toEqual([
      400,
      {
        status: false,
        status_message: 'Enter a title in every language',
        errors: { languages: 'Enter a title in every language' },
      },
    ]);
    const added = { languages: inEvery('IJs'), visibility: 0, assignedOrganisations: [2] };
    expect(await api.put(`${path}/add`, added)).toEqual([
      200,
      { status: true, status_message: 'Category added', last_id: 6 },
    ]);
    expect(await api.get(`${path}/6`)).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          id: 6,
          title: 'IJs',
          description: '',
          content: '',
          pageTitle: '',
          metaDescription: '',
          metaKeywords: '',
          languages: inEvery('IJs'),
          active: 1,
          frontPage: 0,
          checkout: 0,
          visibility: 0,
          order: null,
          color: '#000000',
          allowUnlimited: 0,
          allowUnlimitedMax: null,
          turnoverGroup: null,
          turnoverGroupName: '',
          parentId: null,
          parentTitle: '',
          parentCategory: null,
          childOrganisations: [{ id: 2, name: 'Haven' }],
          assignedOrganisations: [2],
          hasOrgs: 1,
          canEdit: true,
          fileName: '',
        },
      },
    ]);
    expect(await api.put(`${path}/6`, { assignedOrganisations: [3] })).toMatchObject([
      400,
      { errors: { assignedOrganisations: 'Choose one of the options offered' } },
    ]);
    expect(await api.put(`${path}/6`, { assignedOrganisations: [] })).toEqual([
      200,
      { status: true, status_message: 'Category saved' },
    ]);
    expect(await api.get(`${path}/6`)).toMatchObject([200, { results: { hasOrgs: 0 } }]);
    await api.put(`${path}/6`, { assignedOrganisations: [2] });
    expect(await api.get(`${path}/6`)).toMatchObject([200, { results: { hasOrgs: 1 } }]);
    expect(await api.delete('organisations/2')).toMatchObject([200, {}]);
    expect(await api.get(`${path}/6`)).toMatchObject([
      200,
      { results: { assignedOrganisations: [], hasOrgs: 0 } },
    ]);
    expect(await api.delete(`${path}/6`)).toEqual([
      200,
      { status: true, status_message: 'Category deleted' },
    ]);
  });

  test('lie beneath another, never beneath themselves', async () => {
    const api = await openApi();
    const of = (id: number, fn: string, more = {}) =>
      api.post(`productcategories/${id}`, { function: fn, ...more });
    expect(await of(2, 'getAvailableParentCategories')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [{ id: 4, title: 'Gebak' }],
      },
    ]);
    expect(await of(2, 'addParentCategory', { categoryId: 3 })).toEqual([
      409,
      { status: false, status_message: 'A category cannot be placed below itself' },
    ]);
    expect(await of(2, 'addParentCategory', { categoryId: 4 })).toEqual([
      200,
      { status: true, status_message: 'Category linked' },
    ]);
    expect(await api.get(`${path}/2`)).toMatchObject([
      200,
      { results: { parentId: 4, parentCategory: { id: 4, title: 'Gebak' } } },
    ]);
    expect(await of(2, 'deleteParentCategory')).toEqual([
      200,
      { status: true, status_message: 'Category unlinked' },
    ]);
    expect(await api.get(`${path}/2`)).toMatchObject([200, { results: { parentCategory: null } }]);
  });

  test('stay in the tree when what they lie beneath goes', async () => {
    const api = await openApi();
    await api.delete(`${path}/1`);
    expect(await api.get(`${path}/2`)).toMatchObject([200, { results: { parentId: null } }]);
  });

  test('answer their products, those without a supplier apart', async () => {
    const api = await openApi();
    const { store } = api.server.context;
    const product = { organisationId: 1, price: 2.5, active: 1, categoryIds: [3] };
    const { id: tea } = await rowsNamed(store, 'products').insert({ ...product, title: 'Thee' });
    const { id: coffee } = await rowsNamed(store, 'products').insert({
      ...product,
      title: 'Espresso',
      supplierProducts: [{ id: 1, supplierId: 1 }],
    });
    const rows = [
      { id: coffee, title: 'Espresso', price: 2.5, active: 1 },
      { id: tea, title: 'Thee', price: 2.5, active: 1 },
    ];
    const ask = { function: 'categoryFilter' };
    expect(await api.post(`${path}/3`, { ...ask, noSupplierOnly: 0 })).toEqual([
      200,
      { status: true, status_message: '', results: rows, totalRowCount: 2 },
    ]);
    expect(await api.post('productcategories/3', { ...ask, noSupplierOnly: 1 })).toMatchObject([
      200,
      { results: [rows[1]], totalRowCount: 1 },
    ]);
    expect(await api.post('productcategories/3', { ...ask, noSupplierOnly: 'true' })).toMatchObject(
      [200, { results: [rows[1]] }],
    );
    // Offered by a supplier, though it is not bought from one.
    await rowsNamed(store, 'products').update(tea, { supplierId: 1 });
    expect(await api.post('productcategories/3', { ...ask, noSupplierOnly: 1 })).toMatchObject([
      200,
      { results: [], totalRowCount: 0 },
    ]);
    expect(await api.get('webshop/products?noSupplierOnly=true')).toMatchObject([
      200,
      { results: [{ id: 3 }, { id: 1 }, { id: 2 }] },
    ]);
  });

  test('are left alone where they say that they cannot be edited', async () => {
    const api = await openApi();
    expect(await api.get(`${path}/4`)).toMatchObject([200, { results: { canEdit: false } }]);
    const refused = [403, { status: false, status_message: 'This cannot be changed here' }];
    expect(await api.put(`${path}/4`, { active: 0 })).toEqual(refused);
    expect(await api.delete(`${path}/4`)).toEqual(refused);
    const parent = { function: 'addParentCategory', categoryId: 1 };
    expect(await api.post(`${path}/4`, parent)).toEqual(refused);
    expect(rows.productcategories[3]?.title).toBe('Gebak');
  });
});
