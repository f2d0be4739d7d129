import { defineResource, f } from '../../schemas';
import { credential, integration } from './shared/integration';

const shared = integration('floraathome', {
  title: 'Flora@home',
  group: 'catalogues',
  options: {
    apiKey: credential,
    margin: f.text({ default: '0', format: 'percentText' }),
    vat: f.text(),
  },
  needs: ['apiKey'],
});

export const floraathome = defineResource({
  ...shared,
  fields: { ...shared.fields, active: f.flag({ as: 'boolean' }) },
});
