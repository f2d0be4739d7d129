import type { paymentproviders } from '../../../../resources/webshop/paymentproviders';
import { paymentServices } from '../../../../resources/webshop/shared/paymentServices';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Betaalprovider |||| Betaalproviders',
  belongs: 'De accounts waarmee klanten online betalen.',
  unnamed: 'Betaalprovider',
  fields: {
    called: 'Naam',
    provider: 'Provider',
    forTesting: 'Testmodus',
    APICode: 'API-code',
    serviceId: 'Service-id',
    APIToken: 'API-token',
    APIKey: 'API-sleutel',
    ISVclientId: 'ISV-client-id',
    ISVclientSecret: 'ISV client secret',
    terminalMerchantId: 'Merchant-id van de terminal',
    clientId: 'Client-id',
    clientSecret: 'Client secret',
  },
  codes: { provider: paymentServices },
  words: { forTesting: '%{name} (test)' },
} satisfies Labels<typeof paymentproviders>;
