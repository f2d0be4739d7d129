import { action, f } from '../../../schemas';
import { credentialFor, onService } from './integration';

export const store = {
  store_url: f.url(),
  consumer_key: credentialFor('store_url'),
  consumer_secret: credentialFor('store_url'),
  webhook_secret: credentialFor('store_url'),
};

/** Where the store notifies this server of orders, for its own settings. */
export const webhook = {
  field: f.url(),
  of: () => '/v1/webshop/woocommerce/webhook',
};

/** How long it stands there that a synchronisation has begun, in milliseconds. */
const STARTED_MS = 2_000;

const onStore = {
  ...onService,
  requires: ['store_url', 'consumer_key', 'consumer_secret'],
} as const;

/** What is done with one product, which is asked for. */
const onProduct = {
  ...onStore,
  asks: { productId: f.integer({ required: true, messages: { required: 'productIdFirst' } }) },
} as const;

export const storeActions = {
  testConnection: action({ ...onStore, icon: 'switch', body: { test_type: 'connection' } }),
  testProducts: action({
    ...onStore,
    icon: 'list',
    body: { test_type: 'products' },
    shows: { count: f.integer(), products: f.rows({ fields: { name: f.text() } }) },
  }),
  debugProduct: action({
    ...onProduct,
    icon: 'quiz',
    path: 'jobs/debugwoocommerceproduct',
    messages: { failed: true, about: 'productName' },
  }),
  syncProduct: action({
    ...onProduct,
    icon: 'publish',
    path: 'jobs/syncsingleproduct',
    messages: { started: STARTED_MS, failed: true },
    shows: { remoteId: f.text() },
  }),
};
