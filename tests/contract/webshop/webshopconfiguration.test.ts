import { describe, expect, test } from 'vitest';
import { pngOf } from '../../../mock-server/seed/png';
import { users } from '../../fixtures/rows/people';
import { openApi } from '../support/Api';
import { first, generic } from '../support/shopConfiguration';

const path = 'webshop/webshopconfiguration';
const silent = { status: true, status_message: '' };
const saved = { status: true, status_message: 'Shop configuration saved' };

const kioskApp = { id: 1, name: 'Bestellen', description: 'Aan de zuil' };

const formWith = (content: Buffer, name: string): FormData => {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(content)]), name);
  return form;
};

describe('the configuration of a shop', () => {
  test('is what every shop begins with, until it is saved; then it is kept', async () => {
    const api = await openApi();
    expect(await api.get(path)).toEqual([200, { ...silent, results: first }]);
    const { organisationLogo: _, ...values } = first;
    const body = {
      ...values,
      languages: ['NL-nl', 'DE-de'],
      companyInfo: { ...first.companyInfo, companyName: 'Kompas Winkel BV', iban: 'NL02ABNA01' },
      invoiceConfig: { includeYear: 1 },
      taxesConfig: { inclusiveVAT: 1, showVAT: 1 },
      generic: { ...generic, askName: 1, sendOrderTo: 2, languagesApp: ['DE-de'] },
    };
    expect(await api.put(path, body)).toEqual([200, saved]);
    expect(await api.get(path)).toEqual([
      200,
      { ...silent, results: { id: 1, ...body, organisationLogo: '', kioskApp: null } },
    ]);
    expect(await api.put(path, { generic: { askName: 0 } })).toEqual([200, saved]);
    const kept = { ...body.generic, askName: 0 };
    expect(await api.get(path)).toMatchObject([200, { results: { ...body, generic: kept } }]);
  });

  test('is each organisation’s own', async () => {
    const api = await openApi();
    await api.put(path, { currency: 'GBP' });
    expect(await (await api.as(users.stranger)).get(path)).toEqual([
      200,
      { ...silent, results: first },
    ]);
  });

  test('takes its groups and languages as JSON in a string as well', async () => {
    const api = await openApi();
    const body = {
      languages: '["EN-gb"]',
      contactDetails: JSON.stringify({ city: 'Gouda' }),
      generic: JSON.stringify({ productsOnRow: 4 }),
    };
    expect(await api.put(path, body)).toEqual([200, saved]);
    expect(await api.get(path)).toMatchObject([
      200,
      {
        results: {
          languages: ['EN-gb'],
          contactDetails: { city: 'Gouda', country: 'NL' },
          generic: { ...generic, productsOnRow: 4 },
        },
      },
    ]);
  });

  const urlRequired = 'URL is verplicht wanneer de URL-knop is ingeschakeld.';
  test.each([
    [{ generic: { enableUrlButton: 1 } }, { urlButtonLink: urlRequired }],
    [{ generic: { enableUrlButton: 1, urlButtonLink: '   ' } }, { urlButtonLink: urlRequired }],
    [{ languages: [] }, { languages: expect.any(String) }],
    [{ generic: { tips: '0,50;1;2' } }, { tips: expect.stringContaining('0.50;1;2') }],
    [{ generic: { tips: '1 euro' } }, { tips: expect.stringContaining('0.50;1;2') }],
    [{ generic: { productsOnRow: 0 } }, { productsOnRow: expect.any(String) }],
    [{ currency: 'BTC' }, { currency: expect.any(String) }],
  ])('is refused with %j', async (values, errors) => {
    const api = await (await openApi()).as(users.admin, { 'Accept-Language': 'nl' });
    expect(await api.put(path, values)).toMatchObject([400, { status: false, errors }]);
  });

  test('asks for no link while the URL button is off', async () => {
    const api = await openApi();
    const url = { enableUrlButton: 1, urlButtonLink: 'https://kompas.test/menu' };
    expect(await api.put(path, { generic: url })).toEqual([200, saved]);
    expect(await api.put(path, { generic: { enableUrlButton: 0, urlButtonLink: '' } })).toEqual([
      200,
      saved,
    ]);
  });
});

describe('products that are added by themselves', () => {
  const products = (autoAddProducts: readonly object[]) => ({ generic: { autoAddProducts } });

  test('are saved with the configuration, under the names that they have', async () => {
    const api = await openApi();
    const [, answer] = await api.get('webshop/products/1');
    const { title } = (answer as { results: { title: string } }).results;
    const added = { id: 1, title: 'Anders', autoAdd: 0, useWhen: 0 };
    expect(await api.put(path, products([added]))).toEqual([200, saved]);
    expect(await api.get(path)).toMatchObject([200, { results: products([{ ...added, title }]) }]);
    const changed = { id: 1, title, autoAdd: 1, useWhen: 2 };
    expect(await api.put(path, products([changed]))).toEqual([200, saved]);
    expect(await api.get(path)).toMatchObject([200, { results: products([changed]) }]);
    expect(await api.put(path, products([]))).toEqual([200, saved]);
    expect(await api.get(path)).toMatchObject([200, { results: products([]) }]);
  });

  test.each([
    [{ id: 1, title: 'Koffie', autoAdd: 0, useWhen: 3 }],
    [{ id: 99, title: 'Elders', autoAdd: 0, useWhen: 0 }],
  ])('are not saved as %j', async (row) => {
    const api = await openApi();
    expect(await api.put(path, products([row]))).toMatchObject([
      400,
      { errors: { autoAddProducts: expect.any(String) } },
    ]);
  });
});

describe('the kiosk app of a shop', () => {
  test('is linked and unlinked by calls of its own, and by no save', async () => {
    const api = await openApi();
    expect(await api.post(path, { function: 'addKiosk', kioskId: 1 })).toEqual([
      200,
      { status: true, status_message: 'Kiosk app linked' },
    ]);
    expect(await api.get(path)).toMatchObject([
      200,
      { results: { ...first, kioskId: 1, kioskApp } },
    ]);
    expect(await api.put(path, { kioskId: 2, currency: 'USD' })).toEqual([200, saved]);
    expect(await api.get(path)).toMatchObject([
      200,
      { results: { currency: 'USD', kioskId: 1, kioskApp } },
    ]);
    expect(await api.post(path, { function: 'deleteKiosk' })).toEqual([
      200,
      { status: true, status_message: 'Kiosk app unlinked' },
    ]);
    expect(await api.get(path)).toMatchObject([
      200,
      { results: { kioskId: null, kioskApp: null } },
    ]);
  });

  test('is unlinked again where the first is taken back, before anything is saved as well', async () => {
    const api = await openApi();
    const [, , headers] = await api.call('POST', path, { function: 'addKiosk', kioskId: 1 });
    const undo = { function: 'undo' };
    expect(await api.post(`activity/${headers.get('Act')}`, undo)).toMatchObject([
      200,
      { notUndone: [] },
    ]);
    expect(await api.get(path)).toMatchObject([200, { results: first }]);
    const [, body] = await api.get(`${path}/history`);
    expect(body).toMatchObject({ results: [{ isNew: 0 }, { isNew: 1, isUndone: 1 }] });
  });

  test('is one of the organisation’s own, and goes with it', async () => {
    const api = await openApi();
    expect(await api.post(path, { function: 'addKiosk', kioskId: 2 })).toMatchObject([
      404,
      { status: false },
    ]);
    expect(await api.get(path)).toEqual([200, { ...silent, results: first }]);
    await api.post(path, { function: 'addKiosk', kioskId: 1 });
    expect(await api.delete('kioskapps/1')).toMatchObject([200, { status: true }]);
    expect(await api.get(path)).toMatchObject([
      200,
      { results: { kioskId: null, kioskApp: null } },
    ]);
  });
});

describe('the logo of a shop', () => {
  const logo = pngOf(8, () => [12, 107, 99]);

  test('is stored, shown and removed, before anything else is saved as well', async () => {
    const api = await openApi();
    const upload = formWith(logo, 'logo winkel.png');
    expect(await api.post('webshop/configuration/logoupload', upload)).toEqual([
      200,
      {
        status: true,
        status_message: 'Logo saved',
        fileName: expect.stringMatching(/-logo winkel\.png$/),
      },
    ]);
    const [, answer] = await api.get(path);
    expect(answer).toMatchObject({ results: { ...first, organisationLogo: expect.any(String) } });
    const { organisationLogo } = (answer as { results: typeof first }).results;
    const image = `/internal/v1/webshop/configuration/image/1/${encodeURIComponent(organisationLogo)}`;
    const shown = await api.fetch(image);
    expect(shown.headers.get('Content-Type')).toBe('image/png');
    expect(Buffer.from(await shown.arrayBuffer())).toEqual(logo);
    expect((await api.fetch(image.replace('/1/', '/3/'))).status).toBe(404);
    expect(await api.post(path, { function: 'deleteCompanyLogo' })).toEqual([
      200,
      { status: true, status_message: 'Logo deleted' },
    ]);
    expect(await api.get(path)).toMatchObject([200, { results: { organisationLogo: '' } }]);
    expect((await api.fetch(image)).status).toBe(404);
  });

  test('is a picture', async () => {
    const api = await openApi();
    const upload = formWith(Buffer.from('<svg/>'), 'logo.png');
    expect(await api.post('webshop/configuration/logoupload', upload)).toEqual([
      415,
      { status: false, status_message: 'logo.png is not a type of file that is accepted here' },
    ]);
    expect(await api.get(path)).toEqual([200, { ...silent, results: first }]);
  });
});
