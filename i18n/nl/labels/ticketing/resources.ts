import type { resources } from '../../../../resources/ticketing/resources';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Resource |||| Resources',
  facts: { capacity: 'voor %{value} personen' },
  belongs: 'Wat geboekt kan worden: een zaal, een baan, een boot.',
  fields: {
    translations: 'Naam per taal',
    typeId: 'Resourcetype',
    productId: 'Gekoppeld product',
    capacity: 'Capaciteit',
    linkedActivities: 'Gekoppelde activiteiten',
    addons: 'Add-ons',
  },
  rows: {
    addons: {
      fields: {
        addonId: 'Add-on',
        verplicht: 'Verplicht',
        toonInWidget: 'Tonen in widget',
        actief: 'Actief',
      },
    },
  },
  asks: { fields: { status: 'Status' }, codes: { status: { inactive: 'Inactief' } } },
  children: {
    weekdayConfig: 'Openingstijden',
    openingException: 'Uitzonderingen',
  },
  actions: {
    copyTimeConfig: {
      label: 'Openingstijden kopiëren',
      fields: { sourceResourceId: 'Kopiëren van' },
      help: {
        sourceResourceId:
          'De week en de uitzonderingen van deze resource maken plaats voor kopieën daarvan.',
      },
    },
  },
  messages: {
    source: 'Selecteer een bronresource',
    type: 'Selecteer een resource type',
    product: 'Selecteer een gekoppeld product',
    addonsOnce: 'Elke add-on kan één keer gekoppeld worden',
  },
} satisfies Labels<typeof resources>;
