import { describe, expect, test } from 'vitest';
import { openApi } from '../support/Api';

const saved = { status: true, status_message: 'Sales order saved' };

const now = '2026-03-02T09:00:00.000Z';

describe('sales orders', () => {
  test('are listed with what they come to, the newest first', async () => {
    const api = await openApi();
    const [code, body] = await api.get('webshop/orders?page=1&maxrowcount=20');
    expect([code, body]).toMatchObject([200, { totalRowCount: 4, hasWebshopConfig: 0 }]);
    expect(body).toMatchObject({
      results: [
        { id: 4, total: 255, status: 4 },
        { id: 1, total: 15.3, status: 0, payed: 0, invoiceAddress: { name: 'Mirthe de Vos' } },
        { id: 2, total: 2.5, paymentType: 2 },
        { id: 3, total: 81, paymentType: 3 },
      ],
    });
  });

  test.each([
    ['filter=2026-00003', [3]],
    ['filter=mirthe', [1]],
    ['filter=delft', []],
    ['filter=alkmaar', [1]],
    ['filter=teun', [1]],
    ['date=2026-03-02&page=1&maxrowcount=20', [4, 1]],
    // A day is one of the organisation's, whose clocks are ahead of UTC.
    ['date=2026-03-01', [2]],
    ['date=2026-02-28', []],
    ['date=&status=3', [2, 3]],
    ['date=2026-03-02&payed=0&filter=kok', [1]],
    ['from=2026-03-01', [4, 1, 2]],
    ['from=2026-02-20&to=2026-03-01', [2, 3]],
    ['totalFrom=15.3&totalTo=81', [1, 3]],
    ['totalFrom=81.01', [4]],
    ['filter=vrienden', [3]],
    // What was sold in a sub-order.
    ['filter=thee', [1]],
  ])('are found by %s', async (asked, ids) => {
    const api = await openApi();
    const [, body] = await api.get(`webshop/orders?${asked}`);
    expect(body).toMatchObject({ results: ids.map((id) => ({ id })), totalRowCount: ids.length });
  });

  test('are answered with addresses, lines, sub-orders and comments', async () => {
    const api = await openApi();
    expect(await api.get('webshop/orders/1')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          id: 1,
          invoiceNo: '2026-00001',
          created: '2026-03-02T08:30:00.000Z',
          updated: '2026-03-02T08:30:00.000Z',
          status: 0,
          payed: 0,
          onInvoice: 0,
          paymentType: 1,
          total: 15.3,
          tip: 0,
          discountCode: '',
          discountValue: 0,
          invoiceAddress: {
            name: 'Mirthe de Vos',
            street: 'Kerkplein',
            houseNumber: '12a',
            postalCode: '1811 AB',
            city: 'Alkmaar',
            country: 'NL',
          },
          deliveryAddress: {
            name: 'Teun Kok',
            street: 'Markt',
            houseNumber: '3',
            postalCode: '2611 CD',
            city: 'Delft',
            country: 'NL',
          },
          orderLines: [
            {
              id: 1,
              title: 'Koffie',
              quantity: 2,
              productPrice: 2.55,
              VAT: 9,
              productId: 1,
              variantId: 1,
            },
          ],
          subOrders: [
            {
              id: 1,
              status: 1,
              orderLines: [
                {
                  id: 1,
                  title: 'Thee',
                  quantity: 5,
                  productPrice: 2.04,
                  VAT: 9,
                  productId: 2,
                  variantId: 1,
                },
              ],
            },
          ],
          comments: '[{"date":"2026-03-02T08:30:00.000Z","text":"Zonder suiker"}]',
        },
      },
    ]);
    expect(await api.get('webshop/orders/5')).toMatchObject([404, { status: false }]);
  });

  test('take a status, and nothing else', async () => {
    const api = await openApi();
    expect(await api.put('webshop/orders/1', { status: 3, tip: 99, payed: 1 })).toEqual([
      200,
      saved,
    ]);
    expect(await api.get('webshop/orders/1')).toMatchObject([
      200,
      { results: { status: 3, tip: 0, payed: 0, total: 15.3, updated: now } },
    ]);
    for (const status of [7, null])
      expect(await api.put('webshop/orders/1', { status })).toMatchObject([
        400,
        { status: false, errors: { status: expect.any(String) } },
      ]);
  });

  test('are marked as paid, and as not paid, by a call of its own', async () => {
    const api = await openApi();
    const isPaid = (value: unknown) =>
      api.post('webshop/orders/1', { function: 'updateIsPaid', isPaid: value });
    expect(await isPaid(1)).toEqual([200, saved]);
    expect(await api.get('webshop/orders/1')).toMatchObject([
      200,
      { results: { payed: 1, status: 0, updated: now } },
    ]);
    expect(await isPaid(0)).toEqual([200, saved]);
    expect(await api.get('webshop/orders/1')).toMatchObject([200, { results: { payed: 0 } }]);
    expect(await isPaid('perhaps')).toMatchObject([400, { status: false }]);
    expect(await api.post('webshop/orders/1', { function: 'updateIsPaid' })).toMatchObject([
      400,
      { status: false },
    ]);
    expect(
      await api.post('webshop/orders/5', { function: 'updateIsPaid', isPaid: 1 }),
    ).toMatchObject([404, {}]);
  });

  test('are not added here, and can be deleted by their call', async () => {
    const api = await openApi();
    expect(await api.put('webshop/orders/add', { status: 0 })).toMatchObject([
      405,
      { status: false },
    ]);
    expect(await api.delete('webshop/orders/2')).toEqual([
      200,
      { status: true, status_message: 'Sales order deleted' },
    ]);
    expect(await api.get('webshop/orders/2')).toMatchObject([404, { status: false }]);
    expect(await api.delete('webshop/orders/5')).toMatchObject([404, { status: false }]);
  });

  test('stay as they are when a product goes', async () => {
    const api = await openApi();
    await api.delete('webshop/products/2');
    expect(await api.get('webshop/orders/1')).toMatchObject([
      200,
      { results: { total: 15.3, subOrders: [{ orderLines: [{ title: 'Thee', productId: 2 }] }] } },
    ]);
  });
});
