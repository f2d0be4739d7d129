import { ok } from '../contract/reply';
import type { OpenRoute } from './route';

/**
 * Where stores notify this server of orders. It takes what they send and does nothing with it: what isn't answered with
 * 200 is sent again and again, and the webhook is switched off in the end.
 */
export const webhookRoute: OpenRoute = {
  method: 'POST',
  path: '/v1/webshop/woocommerce/webhook',
  isOpen: true,
  ignoresBody: true,
  handle: async () => ok(),
};
