import type { resources } from '../../../../resources/ticketing/resources';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Resource |||| Resources',
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
  messages: {
    type: 'Select a resource type',
    product: 'Select a linked product',
    addonsOnce: 'Each add-on can be linked once',
  },
} satisfies Labels<typeof resources>;
