import { describe, expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openProduct, titles } from '../support/openProduct';

const saved = (rows: string) => ({ status: true, status_message: `${rows} saved` });

describe('products', () => {
  test('are linked to categories, locations and each other', async () => {
    const { api, call, part } = await openProduct();
    const category = await rowsNamed(api.server.context.store, 'productcategories').insert({
      organisationId: 1,
      title: 'Warm',
    });
    expect(await call('getPotentialCategories')).toMatchObject([
      200,
      { results: expect.arrayContaining([{ id: category.id, title: 'Warm' }]) },
    ]);
    const categoryId = category.id;
    expect(await call('addProductCategory', { categoryId }, 2)).toEqual([
      200,
      { status: true, status_message: 'Category linked' },
    ]);
    expect(await part('categories', 2)).toEqual([{ id: categoryId, title: 'Warm' }]);
    expect(await call('deleteProductCategory', { categoryId }, 2)).toMatchObject([200, {}]);
    expect(await call('getAvailableLocations')).toMatchObject([
      200,
      { results: [{ id: 2 }, { id: 1 }] },
    ]);
    expect(await call('addLocation', { locationId: 1 })).toMatchObject([200, {}]);
    expect(await part('locations')).toMatchObject([{ id: 1, name: 'Zuid' }]);
    expect(await call('deleteLocation', { locationId: 1 })).toMatchObject([200, {}]);
    for (const [kind, name] of [
      ['Related', 'relatedProducts'],
      ['Linked', 'linkedProducts'],
    ] as const) {
      expect(await call(`add${kind}Product`, { productId: 2 })).toMatchObject([200, {}]);
      expect(await part(name)).toEqual([{ id: 2, title: 'Thee', vbnNumber: '' }]);
      expect(await call(`add${kind}Product`, { productId: 6 })).toMatchObject([404, {}]);
      expect(await call(`add${kind}Product`, { productId: 1 })).toEqual([
        409,
        { status: false, status_message: 'This cannot be linked to itself' },
      ]);
      expect(await call(`delete${kind}Product`, { productId: 2 })).toMatchObject([200, {}]);
      expect(await part(name)).toEqual([]);
    }
  });

  test('that get a variation at once have not the same SKU', async () => {
    const { call } = await openProduct();
    const variation = { price: 3, sku: 'K-7', titles };
    const answers = await Promise.all(
      [1, 2].map((id) => call('addProductVariation', variation, id)),
    );
    expect(answers.map(([status]) => status).sort()).toEqual([200, 409]);
  });

  test('have variations, of which the last one stays', async () => {
    const { call, part } = await openProduct();
    const variation = { price: '3,25', sku: 'K-2', productVATId: 2, titles, keepsStock: 1 };
    expect(await call('addProductVariation', variation)).toEqual([
      200,
      { ...saved('Variations'), last_id: 2 },
    ]);
    expect(await call('addProductVariation', { titles })).toMatchObject([
      400,
      { errors: { price: 'Required' } },
    ]);
    expect(await call('addProductVariation', { price: 1 })).toMatchObject([
      400,
      { errors: { titles: 'Enter a title in every language' } },
    ]);
    expect(await call('addProductVariation', { ...variation, productVATId: 3 })).toMatchObject([
      400,
      { errors: { productVATId: 'Choose one of the options offered' } },
    ]);
    expect(
      await call('updateProductVariation', { variationId: 2, promotionPrice: 2.95, stock: 4 }),
    ).toEqual([200, saved('Variations')]);
    expect(await part('variations')).toMatchObject([
      { variationId: 1, price: 2.55, order: 1 },
      {
        variationId: 2,
        price: 3.25,
        promotionPrice: 2.95,
        sku: 'K-2',
        stock: 4,
        keepsStock: 1,
        forSaleIfNotInStock: 0,
        order: 2,
        vatId: 2,
        VATTariff: 'Laag',
        titles,
      },
    ]);
    expect(await call('updateProductVariation', { id: 2, stock: 5 })).toEqual([
      200,
      saved('Variations'),
    ]);
    expect(await part('variations')).toMatchObject([{}, { variationId: 2, stock: 5 }]);
    for (const name of ['price', 'promotionPrice', 'deposit', 'purchasePrice'])
      expect(await call('updateProductVariation', { variationId: 2, [name]: -0.01 })).toMatchObject(
        [400, { errors: { [name]: 'Must be at least 0' } }],
      );
    for (const order of [-1, 'x', 1.5])
      expect(await call('updateProductVariation', { variationId: 2, order })).toEqual([
        400,
        { status: false, status_message: 'A place in the order is a whole number, 0 or higher' },
      ]);
    expect(await call('deleteProductVariation', { variationId: 1 })).toEqual([
      200,
      saved('Variations'),
    ]);
    expect(await call('deleteProductVariation', { variationId: 2 })).toEqual([
      409,
      {
        status: false,
        status_message: 'Cannot delete last variant!',
        errors: { variations: 'Cannot delete last variant!' },
      },
    ]);
  });

  test('have product lists with their options', async () => {
    const { api, call, part } = await openProduct();
    const { id } = await rowsNamed(api.server.context.store, 'productlists').insert({
      organisationId: 1,
      name: 'Toppings',
    });
    const options = { includedInPrice: 1, priceOption: 1, maximum: 3 };
    const link = { productListId: id, options, showAs: 2, titles };
    expect(await call('addProductList', link)).toEqual([
      200,
      { ...saved('Product lists'), last_id: 1 },
    ]);
    expect(await call('addProductList', {})).toMatchObject([
      400,
      { errors: { productListId: 'Required', titles: 'Enter a title in every language' } },
    ]);
    expect(await call('updateProductList', { id: 1, options: { minimum: 1 } })).toEqual([
      200,
      saved('Product lists'),
    ]);
    expect(await part('productLists')).toEqual([
      {
        id: 1,
        productListId: id,
        name: 'Toppings',
        titles,
        options: {
          includedInPrice: 1,
          showImages: 0,
          horizontalScroll: 0,
          priceOption: 1,
          priceToUse: 0,
          minimum: 1,
          maximum: 3,
        },
        showAs: 2,
        order: 1,
      },
    ]);
    expect(await call('deleteProductList', { id: 1 })).toEqual([200, saved('Product lists')]);
  });

  test('are bought as products of suppliers, in an order', async () => {
    const { call, part } = await openProduct();
    expect(await call('getPotentialSuppliers')).toMatchObject([
      200,
      { results: [{ id: 1, name: 'Brander', city: 'Gouda' }, { id: 2 }] },
    ]);
    const potential = (filter: string) =>
      call('getPotentialSupplierProducts', { supplierId: 2, filter });
    expect(await potential('')).toMatchObject([200, { results: [{ id: 4 }, { id: 5 }] }]);
    expect(await potential('blad')).toMatchObject([
      200,
      { results: [{ id: 5, title: 'Theeblad', vbnNumber: '', price: 7 }], totalRowCount: 1 },
    ]);
    for (const supplierProductId of [4, 5])
      expect(await call('addSupplierProduct', { supplierId: 2, supplierProductId })).toMatchObject([
        200,
        {},
      ]);
    expect(await potential('')).toMatchObject([200, { results: [] }]);
    const buy = (supplierId: number, supplierProductId: number, id?: number) =>
      call('addSupplierProduct', { supplierId, supplierProductId }, id);
    const refused = (status: number, message: string) => [
      status,
      { status: false, status_message: message, errors: { supplierProductId: message } },
    ];
    expect(await buy(2, 4)).toEqual(refused(409, 'This is in the list already'));
    expect(await buy(1, 4)).toEqual(refused(400, 'This supplier does not offer this product'));
    expect(await buy(2, 2)).toEqual(refused(400, 'This supplier does not offer this product'));
    expect(await buy(2, 4, 4)).toEqual(refused(400, 'A product cannot be bought as itself'));
    const rows = [
      { id: 1, order: 2 },
      { id: 2, order: 1 },
    ];
    expect(await call('updateSupplierProductOrder', { rows })).toEqual([200, saved('Suppliers')]);
    expect(await part('supplierProducts')).toEqual([
      {
        id: 2,
        supplierId: 2,
        supplierName: 'Kweker',
        supplierProductId: 5,
        title: 'Theeblad',
        order: 1,
      },
      expect.objectContaining({ id: 1, order: 2 }),
    ]);
    expect(await call('updateSupplierProductOrder', { rows: rows.slice(1) })).toEqual([
      400,
      { status: false, status_message: 'The order must name every row once' },
    ]);
    for (const order of [undefined, null, -1, 'first', 0.5])
      expect(
        await call('updateSupplierProductOrder', { rows: [rows[0], { id: 2, order }] }),
      ).toEqual([
        400,
        { status: false, status_message: 'A place in the order is a whole number, 0 or higher' },
      ]);
    const same = rows.map(({ id }) => ({ id, order: 7 }));
    expect(await call('updateSupplierProductOrder', { rows: same })).toEqual([
      200,
      saved('Suppliers'),
    ]);
    expect(await part('supplierProducts')).toMatchObject([
      { id: 1, order: 1 },
      { id: 2, order: 2 },
    ]);
    expect(await call('deleteSupplierProduct', { id: 1 })).toEqual([200, saved('Suppliers')]);
  });
});
