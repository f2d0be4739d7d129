import type { paymentproviders } from '../../../../resources/webshop/paymentproviders';
import { paymentServices } from '../../../../resources/webshop/shared/paymentServices';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Betaalprovider |||| Betaalproviders',
  unnamed: 'Betaalprovider',
  fields: {
    called: 'Naam',
    provider: 'Provider',
    forTesting: 'Om te testen',
    APICode: 'API-code',
    serviceId: 'Service-id',
    APIToken: 'API-token',
    APIKey: 'API-sleutel',
    ISVclientId: 'ISV-client-id',
    ISVclientSecret: 'ISV-clientgeheim',
    terminalMerchantId: 'Merchant-id van de terminal',
    clientId: 'Client-id',
    clientSecret: 'Clientgeheim',
  },
  codes: { provider: paymentServices },
  words: { forTesting: '%{name} (test)' },
} satisfies Labels<typeof paymentproviders>;
