import type { moneymachines } from '../../../../resources/webshop/moneymachines';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Money machine |||| Money machines',
  belongs: 'Machines that take and give cash at a till.',
  facts: { lastModified: 'changed %{value}' },
  fields: {
    ipAddress: 'IP address',
    port: 'Port',
    apiKey: 'API key',
    provider: 'Provider',
  },
  sections: { machine: 'Machine' },
  links: { device: 'Device' },
  actions: {
    status: {
      label: 'Check status',
      missing: 'Enter IP address, port and API key first',
      fields: { message: 'Message' },
      codes: { state: { ready: 'Ready', busy: 'Busy', full: 'Full', jammed: 'Jammed' } },
    },
    inventory: {
      label: 'Inventory',
      missing: 'Enter IP address, port and API key first',
      fields: { data: 'Contents' },
      rows: { data: { fields: { denomination: 'Note or coin', count: 'Pieces' } } },
    },
  },
} satisfies Labels<typeof moneymachines>;
