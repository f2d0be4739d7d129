import type { paymentproviders } from '../../../../resources/webshop/paymentproviders';
import { paymentServices } from '../../../../resources/webshop/shared/paymentServices';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Payment provider |||| Payment providers',
  belongs: 'The accounts by which customers pay online.',
  unnamed: 'Payment provider',
  fields: {
    called: 'Name',
    provider: 'Provider',
    forTesting: 'Test mode',
    APICode: 'API code',
    serviceId: 'Service id',
    APIToken: 'API token',
    APIKey: 'API key',
    ISVclientId: 'ISV client id',
    ISVclientSecret: 'ISV client secret',
    terminalMerchantId: 'Terminal merchant id',
    clientId: 'Client id',
    clientSecret: 'Client secret',
  },
  codes: { provider: paymentServices },
  words: { forTesting: '%{name} (test)' },
} satisfies Labels<typeof paymentproviders>;
