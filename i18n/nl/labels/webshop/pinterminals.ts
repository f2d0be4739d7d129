import type { pinterminals } from '../../../../resources/webshop/pinterminals';
import { paymentServices } from '../../../../resources/webshop/shared/paymentServices';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Pinterminal |||| Pinterminals',
  belongs: 'Betaalautomaten waaraan klanten met hun pas betalen.',
  fields: {
    ipAddress: 'IP-adres',
    brand: 'Merk',
    hardwareId: 'Hardware-id',
    serial: 'Serienummer',
    poi: 'Betaalpunt (POI)',
    provider: 'Betaalprovider',
    locationId: 'Locatie-id',
    identifier: 'Kenmerk',
    forTesting: 'Testmodus',
  },
  help: { locationId: 'Hoe de betaalprovider de plek noemt waar de terminal staat.' },
  codes: { provider: paymentServices },
  sections: { terminal: 'Terminal', service: 'Betaalprovider' },
  links: { device: 'Apparaat', location: 'Locatie' },
  actions: {
    status: {
      label: 'Status opvragen',
      missing: 'Vul eerst het betaalpunt in',
      fields: { terminalStatus: 'Toestand' },
      codes: { terminalStatus: { ready: 'Gereed', busy: 'Bezig', offline: 'Offline' } },
    },
    startPayment: {
      label: 'Proefbetaling',
      ask: 'Proefbetaling starten op %{name}?',
      missing: 'Vul eerst het betaalpunt in',
      confirm: 'Op deze terminal een betaling van € 0,01 starten?',
      fields: { transactionId: 'Transactie' },
    },
  },
} satisfies Labels<typeof pinterminals>;
