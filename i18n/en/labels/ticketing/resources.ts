import type { resources } from '../../../../resources/ticketing/resources';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Resource |||| Resources',
  facts: { capacity: 'for %{value} people' },
  belongs: 'What can be booked: a room, a lane, a boat.',
  fields: {
    translations: 'Name by language',
    typeId: 'Resource type',
    productId: 'Linked product',
    capacity: 'Capacity',
    linkedActivities: 'Linked activities',
    addons: 'Add-ons',
  },
  rows: {
    addons: {
      fields: {
        addonId: 'Add-on',
        verplicht: 'Mandatory',
        toonInWidget: 'Shown in the widget',
        actief: 'Active',
      },
    },
  },
  asks: { fields: { status: 'Status' }, codes: { status: { inactive: 'Inactive' } } },
  children: {
    weekdayConfig: 'Opening hours',
    openingException: 'Exceptions',
  },
  actions: {
    copyTimeConfig: {
      label: 'Copy opening hours',
      fields: { sourceResourceId: 'Copy from' },
      help: {
        sourceResourceId:
          'The week and the exceptions of this resource are replaced by copies of those.',
      },
    },
  },
  messages: {
    source: 'Select a source resource',
    type: 'Select a resource type',
    product: 'Select a linked product',
    addonsOnce: 'Each add-on can be linked once',
  },
} satisfies Labels<typeof resources>;
