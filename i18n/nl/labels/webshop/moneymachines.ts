import type { moneymachines } from '../../../../resources/webshop/moneymachines';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Contantautomaat |||| Contantautomaten',
  belongs: 'Automaten die bij een kassa contant geld aannemen en teruggeven.',
  facts: { lastModified: '%{value} gewijzigd' },
  fields: {
    ipAddress: 'IP-adres',
    port: 'Poort',
    apiKey: 'API-sleutel',
    provider: 'Leverancier',
  },
  sections: { machine: 'Automaat' },
  links: { device: 'Apparaat' },
  actions: {
    status: {
      label: 'Status opvragen',
      missing: 'Vul eerst IP-adres, poort en API-sleutel in',
      fields: { message: 'Bericht' },
      codes: { state: { ready: 'Gereed', busy: 'Bezig', full: 'Vol', jammed: 'Vastgelopen' } },
    },
    inventory: {
      label: 'Inhoud opvragen',
      missing: 'Vul eerst IP-adres, poort en API-sleutel in',
      fields: { data: 'Inhoud' },
      rows: { data: { fields: { denomination: 'Biljet of munt', count: 'Aantal' } } },
    },
  },
} satisfies Labels<typeof moneymachines>;
