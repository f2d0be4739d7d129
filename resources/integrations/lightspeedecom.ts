import { action, defineResource, f } from '../../schemas';
import { integration, keyAndSecret, onService } from './shared/integration';

const fetching = { ...onService, icon: 'download', requires: ['apikey', 'secret'] } as const;
const [main_domain, info] = [f.text(), f.json()];

export const lightspeedecom = defineResource({
  ...integration('lightspeedecom', {
    ...{ title: 'Lightspeed eCom', group: 'shops', needs: ['apikey', 'secret'] },
    options: keyAndSecret,
  }),
  actions: {
    fetchMainDomain: action({ ...fetching, body: { type: 'main_domain' }, shows: { main_domain } }),
    fetchInfo: action({ ...fetching, body: { type: 'info' }, shows: { info } }),
  },
});
