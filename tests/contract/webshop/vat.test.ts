import { describe, expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';
import { titles } from '../support/openProduct';

const saved = { status: true, status_message: 'VAT tariff saved' };
const rates = { status: true, status_message: 'International tariffs saved' };

describe('VAT tariffs', () => {
  test('are listed with their rate, and found by name', async () => {
    const api = await openApi();
    expect(await api.get('webshop/vat?page=1&maxrowcount=20')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: [
          { id: 1, name: 'Hoog', tariff: 21, default: 1 },
          { id: 2, name: 'Laag', tariff: 9, default: 0 },
        ],
        totalRowCount: 2,
        hasWebshopConfig: 0,
      },
    ]);
    expect(await api.get('webshop/vat?filter=laa')).toMatchObject([
      200,
      { results: [{ id: 2 }], totalRowCount: 1 },
    ]);
  });

  test('are added, changed and deleted', async () => {
    const api = await openApi();
    expect(await api.put('webshop/vat/add', { name: 'Nul', tariff: 0 })).toEqual([
      200,
      { status: true, status_message: 'VAT tariff added', last_id: 4 },
    ]);
    expect(await api.get('webshop/vat/4')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: { id: 4, name: 'Nul', tariff: 0, default: 0, internationalTariffs: [] },
      },
    ]);
    expect(await api.put('webshop/vat/4', { tariff: '0,5' })).toEqual([200, saved]);
    expect(await api.get('webshop/vat/4')).toMatchObject([200, { results: { tariff: 0.5 } }]);
    expect(await api.delete('webshop/vat/4')).toEqual([
      200,
      { status: true, status_message: 'VAT tariff deleted' },
    ]);
    expect(await api.get('webshop/vat/4')).toMatchObject([404, { status: false }]);
  });

  test('need a name and a rate between 0 and 100', async () => {
    const api = await openApi();
    expect(await api.put('webshop/vat/add', {})).toEqual([
      400,
      {
        status: false,
        status_message: 'Required',
        errors: { name: 'Required', tariff: 'Required' },
      },
    ]);
    expect(await api.put('webshop/vat/2', { tariff: 101 })).toMatchObject([
      400,
      { errors: { tariff: 'Must be at most 100' } },
    ]);
  });

  test('have one default: another that becomes it takes its place, in this organisation alone', async () => {
    const api = await openApi();
    const defaults = async () => {
      const rows = await rowsNamed(api.server.context.store, 'vat').page();
      return rows.rows.filter((row) => row.default === 1).map(({ id }) => id);
    };
    expect(await api.put('webshop/vat/2', { default: 1 })).toEqual([200, saved]);
    expect(await defaults()).toEqual([2, 3]);
    expect(await api.put('webshop/vat/add', { name: 'Nul', tariff: 0, default: 1 })).toMatchObject([
      200,
      { last_id: 4 },
    ]);
    expect(await defaults()).toEqual([3, 4]);
    expect(await api.put('webshop/vat/4', { name: 'Geen' })).toEqual([200, saved]);
    expect(await defaults()).toEqual([3, 4]);
  });

  test('give way to another one where products have them, and the default one never', async () => {
    const api = await openApi();
    const body = { price: 2.5, languages: titles, VATTariffId: 2 };
    expect(await api.put('webshop/products/add', body)).toMatchObject([200, { last_id: 7 }]);
    expect(await api.get('webshop/vat/2/usage')).toMatchObject([
      200,
      { results: [{ resource: 'products', effect: 'replaced' }] },
    ]);
    expect(await api.delete('webshop/vat/2')).toMatchObject([
      409,
      { status_message: expect.stringMatching(/^This is still in use: /) },
    ]);
    expect(await api.delete('webshop/vat/2', { replaceBy: 2 })).toMatchObject([
      400,
      { status_message: 'Choose another one to take its place' },
    ]);
    // The one of another organisation.
    expect(await api.delete('webshop/vat/2', { replaceBy: 3 })).toMatchObject([404, {}]);
    expect(await api.delete('webshop/vat/2?replaceBy=1')).toMatchObject([200, { status: true }]);
    expect(await api.get('webshop/products/7')).toMatchObject([
      200,
      { results: { VATTariffId: 1, variations: [{ vatId: 1 }] } },
    ]);
    expect(await api.delete('webshop/vat/1', { replaceBy: 2 })).toMatchObject([404, {}]);
    expect(await api.put('webshop/vat/add', { name: 'Nul', tariff: 0 })).toMatchObject([200, {}]);
    expect(await api.delete('webshop/vat/1', { replaceBy: 4 })).toEqual([
      409,
      {
        status: false,
        status_message: 'This is the default tariff. Make another one the default first',
      },
    ]);
    expect(await api.get('webshop/vat/1/usage')).toMatchObject([
      200,
      { refused: 'This is the default tariff. Make another one the default first' },
    ]);
  });

  test('have rates of other countries, added and deleted one by one', async () => {
    const api = await openApi();
    const call = (fn: string, args: object) => api.post('webshop/vat/1', { function: fn, ...args });
    expect(
      await call('addIntTariff', { name: 'Taux normal', tariff: 20, countryCode: 'FR' }),
    ).toEqual([200, { ...rates, last_id: 2 }]);
    expect(await call('deleteIntTariff', { intVATId: 1 })).toEqual([200, rates]);
    expect(await api.get('webshop/vat/1')).toMatchObject([
      200,
      {
        results: {
          internationalTariffs: [
            { intVATId: 2, name: 'Taux normal', tariff: 20, countryCode: 'FR' },
          ],
        },
      },
    ]);
    expect(await call('addIntTariff', { name: 'x', countryCode: 'France' })).toMatchObject([
      400,
      { errors: { tariff: 'Required', countryCode: 'Choose one of the options offered' } },
    ]);
    expect(await call('deleteIntTariff', { intVATId: 1 })).toMatchObject([404, {}]);
  });
});
