import { expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';
import { readPdf } from '../support/pdf';

const PATH = 'webshop/orders/invoices/get';

test('invoices of several orders are one file, each with pages of its own', async () => {
  const api = await openApi();
  const file = await readPdf(await api.download(PATH, { ids: [3, 1], locale: 'nl' }));
  expect([file.type, file.name, file.pages.length]).toEqual(['application/pdf', 'invoices.pdf', 2]);
  expect(file.pages[0]).toContain('Factuurnummer: 2026-00003');
  expect(file.pages[1]).toContain('Factuurnummer: 2026-00001');
  for (const page of file.pages) expect(page).toContain('Pagina 1 van 1');
});

test('an invoice of several pages is counted for itself among others', async () => {
  const api = await openApi();
  const { store } = api.server.context;
  const line = {
    productId: 1,
    variantId: 1,
    title: 'Koffie',
    quantity: 1,
    productPrice: 2,
    VAT: 9,
  };
  const orderLines = Array.from({ length: 40 }, (_, at) => ({ id: at + 1, ...line }));
  await rowsNamed(store, 'orders').update(2, { orderLines });
  const { pages } = await readPdf(await api.download(PATH, { ids: [1, 2, 3], locale: 'en' }));
  const counted = pages.map((page) => /Page \d+ of \d+/.exec(page)?.[0]);
  expect(counted).toEqual(['Page 1 of 1', 'Page 1 of 2', 'Page 2 of 2', 'Page 1 of 1']);
});

test.each([
  [{ ids: [5] }, 404, 'This does not exist'],
  [{ ids: [] }, 400, 'ids is missing'],
  [{}, 400, 'ids is missing'],
  [
    { ids: Array.from({ length: 201 }, (_, at) => at + 1) },
    400,
    'One file holds the invoices of 200 orders at most',
  ],
])('%j is refused', async (asked, status, message) => {
  const api = await openApi();
  expect(await api.post(PATH, { ...asked, locale: 'nl' })).toEqual([
    status,
    { status: false, status_message: message },
  ]);
});
