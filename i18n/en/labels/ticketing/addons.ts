import type { addons } from '../../../../resources/ticketing/addons';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Add-on |||| Add-ons',
  belongs: 'What can be booked along with a ticket, such as shoes or a drink.',
  facts: { totaalAantal: '%{value} in stock' },
  fields: {
    naam: 'Name',
    translations: 'Name by language',
    productId: 'Product',
    priceCent: 'Price',
    currency: 'Currency',
    totaalAantal: 'Stock',
    cooldownMin: 'Cooldown (minutes)',
    borgCent: 'Deposit',
    actief: 'Active',
  },
  help: {
    cooldownMin: 'How long one that comes back can’t be given out again.',
  },
  codes: { currency: { EUR: 'Euro' } },
  rows: { translations: { fields: { naam: 'Name' } } },
  asks: { fields: { stock: 'Stock' }, codes: { stock: { 0: 'Sold out' } } },
  messages: {
    productRequired: 'Product is required',
    stock: 'Stock must be at least 1',
  },
} satisfies Labels<typeof addons>;
