import { action, defineResource, f } from '../../schemas';
import { integration, keyAndSecret, onService } from './shared/integration';

const needs = ['apikey', 'secret'] as const;
const fetching = { ...onService, icon: 'download', requires: needs } as const;
const mainDomain = { body: { type: 'main_domain' }, shows: { main_domain: f.text() } } as const;
const info = { body: { type: 'info' }, shows: { info: f.json() } } as const;

export const lightspeedecom = defineResource({
  ...integration('lightspeedecom', {
    title: 'Lightspeed eCom',
    group: 'shops',
    options: keyAndSecret,
    needs,
  }),
  nextStep: 'fetchInfo',
  actions: {
    fetchMainDomain: action({ ...fetching, ...mainDomain }),
    fetchInfo: action({ ...fetching, ...info }),
  },
});
