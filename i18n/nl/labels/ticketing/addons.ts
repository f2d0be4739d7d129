import type { addons } from '../../../../resources/ticketing/addons';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Add-on |||| Add-ons',
  belongs: 'Wat bij een ticket kan worden geboekt, zoals schoenen of een drankje.',
  facts: { totaalAantal: '%{value} op voorraad' },
  fields: {
    naam: 'Naam',
    translations: 'Naam per taal',
    productId: 'Product',
    priceCent: 'Prijs',
    currency: 'Valuta',
    totaalAantal: 'Voorraad',
    cooldownMin: 'Wachttijd (minuten)',
    borgCent: 'Borg',
    actief: 'Actief',
  },
  help: {
    cooldownMin: 'Hoe lang wat terugkomt niet opnieuw kan worden uitgegeven.',
  },
  codes: { currency: { EUR: 'Euro' } },
  rows: { translations: { fields: { naam: 'Naam' } } },
  asks: { fields: { stock: 'Voorraad' }, codes: { stock: { 0: 'Uitverkocht' } } },
  messages: {
    productRequired: 'Product is verplicht',
    stock: 'Voorraad moet minimaal 1 zijn',
  },
} satisfies Labels<typeof addons>;
