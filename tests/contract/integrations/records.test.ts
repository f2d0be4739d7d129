import { describe, expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { openApi } from '../support/Api';

/** What each service is called, and its options as they are at first, as they are sent, and as they are answered. */
const services: readonly (readonly [
  service: string,
  name: string,
  first: object,
  sent: object,
  answered: object,
])[] = [
  ['chatgpt', 'ChatGPT', { apikey: '' }, { apikey: 'sk-9876' }, { apikey: 'sk-********' }],
  [
    'easyorder',
    'easyOrder',
    { apikey: '', secret: '' },
    { apikey: 'eo-1', secret: 'geheim' },
    { apikey: 'eo-********', secret: 'geh********' },
  ],
  [
    'floraathome',
    'Flora@home',
    { apiKey: '', margin: '0', vat: '' },
    { apiKey: 'fah-77', margin: '35', vat: '9' },
    { apiKey: 'fah********', margin: '35', vat: '9' },
  ],
  [
    'floweracademy',
    'Flower Academy',
    { apikey: '' },
    { apikey: 'fa-7' },
    { apikey: 'fa-********' },
  ],
  ['formitable', 'Formitable', { apiKey: '' }, { apiKey: 'fmt-7' }, { apiKey: 'fmt********' }],
  [
    'globalticket',
    'Global Ticket',
    { apiKey: '', secret: '' },
    { apiKey: 'gt-77', secret: 'gts-7' },
    { apiKey: 'gt-********', secret: 'gts********' },
  ],
  [
    'leisureking',
    'LeisureKing',
    { apiKey: '', secret: '' },
    // So short that its beginning would be all of it.
    { apiKey: 'lk-77', secret: 'lks' },
    { apiKey: 'lk-********', secret: '********' },
  ],
  [
    'lightspeedecom',
    'Lightspeed eCom',
    { apikey: '', secret: '' },
    { apikey: 'lse-7', secret: 'lss-7' },
    { apikey: 'lse********', secret: 'lss********' },
  ],
  [
    'lightspeedkseries',
    'Lightspeed K-Series',
    { apikey: '', secret: '' },
    { apikey: 'lsk-7', secret: 'lss-7' },
    { apikey: 'lsk********', secret: 'lss********' },
  ],
  [
    'mpluskassa',
    'MplusKASSA',
    { apiServer: '', port: '', identifier: '', secret: '', userName: '', password: '' },
    {
      ...{ apiServer: 'api.demo.test', port: '34562', identifier: 'bar', secret: 'mps-7' },
      ...{ userName: 'bar', password: 'fust-1' },
    },
    {
      ...{ apiServer: 'api.demo.test', port: '34562', identifier: 'bar', secret: 'mps********' },
      ...{ userName: 'bar', password: 'fus********' },
    },
  ],
  [
    'pos4',
    'POS4',
    { apiKey: 'p4k********', secret: 'p4s********', userName: 'kompas', password: 'kas********' },
    { apiKey: 'p5k-1', secret: 'p4s********', userName: 'kraan', password: '' },
    { apiKey: 'p5k********', secret: 'p4s********', userName: 'kraan', password: '' },
  ],
  [
    'scheeres',
    'Scheeres',
    { userName: '', password: '' },
    { userName: 'kompas', password: 'potten' },
    { userName: 'kompas', password: 'pot********' },
  ],
  [
    'shopify',
    'Shopify',
    {
      ...{ admin_api_access_token: 'shp********', shop_domain: 'kompas.myshopify.com' },
      ...{ default_locale: 'NL-nl', inventory_location_id: '', inventory_location_name: '' },
    },
    {
      ...{ admin_api_access_token: 'shpat_kraan', shop_domain: 'kraan.myshopify.com' },
      ...{ default_locale: 'EN-gb', inventory_location_id: '7', inventory_location_name: 'Kade' },
    },
    {
      ...{ admin_api_access_token: 'shp********', shop_domain: 'kraan.myshopify.com' },
      ...{ default_locale: 'EN-gb', inventory_location_id: '7', inventory_location_name: 'Kade' },
    },
  ],
  [
    'smtp',
    'SMTP',
    { host: '', port: '', userName: '', password: '' },
    { host: 'mail.demo.test', port: '587', userName: 'post', password: 'zegel' },
    { host: 'mail.demo.test', port: '587', userName: 'post', password: 'zeg********' },
  ],
  [
    'woocommerce',
    'WooCommerce',
    { store_url: '', consumer_key: '', consumer_secret: '', webhook_secret: '' },
    {
      ...{ store_url: 'https://winkel.demo.test', consumer_key: 'ck_1' },
      ...{ consumer_secret: 'cs_1', webhook_secret: 'whs_1' },
    },
    {
      ...{ store_url: 'https://winkel.demo.test', consumer_key: 'ck_********' },
      ...{ consumer_secret: 'cs_********', webhook_secret: 'whs********' },
    },
  ],
];

/** Flora@home alone says true and false. */
const flagOf = (service: string, isOn: boolean) =>
  service === 'floraathome' ? isOn : Number(isOn);

const recordOf = (answer: readonly [number, unknown]) =>
  (answer[1] as { results: Record<string, unknown> }).results;

describe('the integration', () => {
  test.each(services)('%s is there before it is saved, and keeps what is sent', async (...row) => {
    const [service, name, first, sent, answered] = row;
    const api = await openApi();
    const path = `integration/${service}`;
    const before = await api.get(path);
    expect(before).toMatchObject([200, { status: true, status_message: '' }]);
    const { name: called, options } = recordOf(before);
    if (service !== 'chatgpt') expect([called, options]).toEqual([name, first]);
    expect(
      await api.put(path, {
        id: recordOf(before).id,
        name: 'Onze dienst',
        description: 'Doet het',
        active: flagOf(service, true),
        options: sent,
      }),
    ).toEqual([200, { status: true, status_message: `${name} saved` }]);
    expect(await api.get(path)).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          id: expect.any(Number),
          name: 'Onze dienst',
          description: 'Doet het',
          active: flagOf(service, true),
          lastModified: '2026-03-02 09:00:00',
          options: answered,
        },
      },
    ]);
  });

  test('that was never saved has neither id nor moment, and is off', async () => {
    const api = await openApi();
    expect(await api.get('integration/easyorder')).toEqual([
      200,
      {
        status: true,
        status_message: '',
        results: {
          id: null,
          name: 'easyOrder',
          description: '',
          active: 0,
          lastModified: null,
          options: { apikey: '', secret: '' },
        },
      },
    ]);
  });

  test("of another organisation is nobody else's", async () => {
    const api = await openApi();
    expect(recordOf(await api.get('integration/chatgpt')).name).toBe('ChatGPT');
    await api.put('integration/chatgpt', { name: 'Van ons' });
    expect((await rowsNamed(api.server.context.store, 'chatgpt').get(2))?.name).toBe('Elders');
  });

  test('that there is not is not found', async () => {
    const api = await openApi();
    expect((await api.get('integration/faxmachine'))[0]).toBe(404);
  });
});

test('all integrations are answered at a glance', async () => {
  const api = await openApi();
  const off = { connected: 0, active: 0, lastModified: null };
  const on = { connected: 1, active: 1 };
  expect(await api.get('integration')).toEqual([
    200,
    {
      status: true,
      status_message: '',
      results: [
        {
          resource: 'chatgpt',
          group: 'ai',
          name: 'ChatGPT',
          ...on,
          lastModified: '2026-02-01 08:30:05',
        },
        { resource: 'easyorder', group: 'ordering', name: 'easyOrder', ...off },
        { resource: 'floraathome', group: 'catalogues', name: 'Flora@home', ...off },
        { resource: 'floweracademy', group: 'catalogues', name: 'Flower Academy', ...off },
        { resource: 'formitable', group: 'visitors', name: 'Formitable', ...off },
        { resource: 'globalticket', group: 'visitors', name: 'Global Ticket', ...off },
        { resource: 'leisureking', group: 'visitors', name: 'LeisureKing', ...off },
        { resource: 'lightspeedecom', group: 'shops', name: 'Lightspeed eCom', ...off },
        {
          resource: 'lightspeedkseries',
          group: 'pointsOfSale',
          name: 'Lightspeed K-Series',
          ...off,
        },
        { resource: 'mpluskassa', group: 'pointsOfSale', name: 'MplusKASSA', ...off },
        { resource: 'pos4', group: 'pointsOfSale', name: 'POS4', ...on, lastModified: null },
        { resource: 'scheeres', group: 'catalogues', name: 'Scheeres', ...off },
        { resource: 'shopify', group: 'shops', name: 'Shopify', ...off, connected: 1 },
        { resource: 'smtp', group: 'mail', name: 'SMTP', ...off },
        { resource: 'woocommerce', group: 'shops', name: 'WooCommerce', ...off },
      ],
      totalRowCount: 15,
    },
  ]);
});
