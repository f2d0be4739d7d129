import type { pinterminals } from '../../../../resources/webshop/pinterminals';
import { paymentServices } from '../../../../resources/webshop/shared/paymentServices';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'PIN terminal |||| PIN terminals',
  belongs: 'Terminals at which customers pay by card.',
  fields: {
    ipAddress: 'IP address',
    brand: 'Brand',
    hardwareId: 'Hardware id',
    serial: 'Serial number',
    poi: 'Point of interaction (POI)',
    provider: 'Payment provider',
    locationId: 'Location id',
    identifier: 'Identifier',
    forTesting: 'Test mode',
  },
  help: { locationId: 'What the payment provider calls the place where the terminal stands.' },
  codes: { provider: paymentServices },
  sections: { terminal: 'Terminal', service: 'Payment provider' },
  links: { device: 'Device', location: 'Location' },
  actions: {
    status: {
      label: 'Check status',
      missing: 'Enter the point of interaction first',
      fields: { terminalStatus: 'State' },
      codes: { terminalStatus: { ready: 'Ready', busy: 'Busy', offline: 'Offline' } },
    },
    startPayment: {
      label: 'Test payment',
      ask: 'Start a test payment at %{name}?',
      missing: 'Enter the point of interaction first',
      confirm: 'Start a payment of € 0.01 at this terminal?',
      fields: { transactionId: 'Transaction' },
    },
  },
} satisfies Labels<typeof pinterminals>;
