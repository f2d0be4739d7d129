import { describe, expect, test } from 'vitest';
import { rowsNamed } from '../../fixtures/rowsNamed';
import { type Api, openApi } from '../support/Api';

/** Fills in the options of a service. */
const connect = async (api: Api, service: string, options: object) => {
  expect((await api.put(`integration/${service}`, { options }))[0]).toBe(200);
};

const KEYS = { apikey: 'sleutel', secret: 'geheim' };
const SIGN_IN = { userName: 'kompas', password: 'kassa' };
const STORE = { store_url: 'winkel.test', consumer_key: 'ck_1', consumer_secret: 'cs_1' };
const SHOP = { admin_api_access_token: 'shpat_1', shop_domain: 'kompas.myshopify.com' };
const REPORTED = '(simulated: nothing left this server)';

/** What each action needs, what is said without it, what it sends, and what is answered. */
const actions: readonly (readonly [
  service: string,
  options: object,
  missing: string,
  sent: object,
  answered: object,
])[] = [
  [
    'chatgpt',
    { apikey: 'sk-1' },
    'Enter API key first',
    { prompt: 'Schrijf iets' },
    {
      status_message: `The service answered ${REPORTED}`,
      result: 'ChatGPT (simulated): Schrijf iets',
    },
  ],
  [
    'easyorder',
    KEYS,
    'Enter mandatory information first',
    {},
    {
      status_message: `Token received ${REPORTED}`,
      access_token: 'simulated-easyorder-656173796f72646572',
    },
  ],
  [
    'formitable',
    { apiKey: 'fmt-1' },
    'Enter API key first',
    {},
    { status_message: `The service answered ${REPORTED}`, restaurantId: 'simulated-7f3a' },
  ],
  [
    'lightspeedecom',
    KEYS,
    'Enter mandatory information first',
    { type: 'main_domain' },
    { status_message: `The service answered ${REPORTED}`, main_domain: 'simulated-shop.example' },
  ],
  [
    'lightspeedecom',
    KEYS,
    'Enter mandatory information first',
    { type: 'info' },
    {
      status_message: `The service answered ${REPORTED}`,
      info: {
        ...{ id: 1, status: 'simulated', mainDomain: 'simulated-shop.example' },
        languages: ['nl', 'en'],
      },
    },
  ],
  [
    'lightspeedkseries',
    KEYS,
    'Enter mandatory information first',
    {},
    {
      status_message: `Token received ${REPORTED}`,
      access_token: 'simulated-lightspeedkseries-6c6967687473706565646b736572696573',
    },
  ],
  [
    'mpluskassa',
    SIGN_IN,
    'Enter mandatory information first',
    {},
    {
      status_message: `Token received ${REPORTED}`,
      access_token: 'simulated-mpluskassa-6d706c75736b61737361',
    },
  ],
  [
    'pos4',
    SIGN_IN,
    'Enter mandatory information first',
    {},
    { status_message: `Token received ${REPORTED}`, access_token: 'simulated-pos4-706f7334' },
  ],
  [
    'shopify',
    SHOP,
    'Enter token and shop domain first',
    { test_type: 'connection' },
    { status_message: `The connection works ${REPORTED}` },
  ],
  [
    'shopify',
    SHOP,
    'Enter token and shop domain first',
    { test_type: 'locations' },
    {
      status_message: 'Locations fetched (3), simulated: nothing left this server',
      locations: [
        { id: 'gid://shopify/Location/72051330', name: 'Warehouse', is_primary: true },
        { id: 'gid://shopify/Location/72051331', name: 'Garden centre', is_primary: false },
        { id: 'gid://shopify/Location/72051332', name: 'Pop-up shop', is_primary: false },
      ],
    },
  ],
  [
    'woocommerce',
    STORE,
    'Fill in all mandatory fields first',
    { test_type: 'connection' },
    { status_message: `The connection works ${REPORTED}` },
  ],
  [
    'woocommerce',
    STORE,
    'Fill in all mandatory fields first',
    { test_type: 'products' },
    {
      status_message: `Products found: 3 ${REPORTED}`,
      count: 3,
      products: [
        { id: 10001, name: 'Simulated mug' },
        { id: 10002, name: 'Simulated poster' },
        { id: 10003, name: 'Simulated tote bag' },
      ],
    },
  ],
];

/** The options of a service, empty. */
const emptied = (options: object) =>
  Object.fromEntries(Object.keys(options).map((name) => [name, '']));

describe('an action of an integration', () => {
  test.each(actions)(
    '%s asks its service, once it is filled in',
    async (service, options, missing, sent, answered) => {
      const api = await openApi();
      const path = `integration/${service}`;
      await connect(api, service, emptied(options));
      expect(await api.post(path, sent)).toEqual([400, { status: false, status_message: missing }]);
      await connect(api, service, options);
      expect(await api.post(path, sent)).toEqual([200, { status: true, ...answered }]);
      api.server.fail(service as 'shopify');
      expect(await api.post(path, sent)).toEqual([
        502,
        { status: false, status_message: 'The service failed (simulated)' },
      ]);
    },
  );

  test('that there is not is refused', async () => {
    const api = await openApi();
    const refused = [400, { status: false, status_message: 'Unknown function' }];
    expect(await api.post('integration/shopify', { test_type: 'orders' })).toEqual(refused);
    expect(await api.post('integration/lightspeedecom', {})).toEqual(refused);
  });

  test('says what is missing in the language of who asks', async () => {
    const api = await openApi({ 'Accept-Language': 'nl' });
    await connect(api, 'shopify', emptied(SHOP));
    expect(await api.post('integration/shopify', { test_type: 'locations' })).toMatchObject([
      400,
      { status_message: 'Vul eerst token en shop domein in' },
    ]);
    await connect(api, 'shopify', SHOP);
    expect(await api.post('integration/shopify', { test_type: 'locations' })).toMatchObject([
      200,
      { status_message: 'Locaties opgehaald (3), gesimuleerd: er ging niets van deze server af' },
    ]);
    expect(await api.post('integration/woocommerce', { test_type: 'products' })).toMatchObject([
      400,
      { status_message: 'Vul eerst alle verplichte velden in' },
    ]);
  });

  test('asks for a prompt', async () => {
    const api = await openApi();
    expect(await api.post('integration/chatgpt', { prompt: ' ' })).toEqual([
      400,
      {
        status: false,
        status_message: 'Enter a prompt first',
        errors: { prompt: 'Enter a prompt first' },
      },
    ]);
  });

  test('fails where the integration is set to', async () => {
    const api = await openApi();
    const options = { simulateFailure: true };
    await rowsNamed(api.server.context.store, 'chatgpt').update(1, { options });
    expect((await api.post('integration/chatgpt', { prompt: 'x' }))[0]).toBe(502);
  });
});
