import type { coupons } from '../../../../resources/ticketing/coupons';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Coupon |||| Coupons',
  facts: { usage: '%{value} gebruikt' },
  belongs:
    'Codes die bezoekers invullen voor een andere prijs; prijsregels bepalen wat ze waard zijn.',
  fields: {
    code: 'Code',
    beschrijving: 'Omschrijving',
    resourceTypeId: 'Resourcetype',
    validFrom: 'Geldig vanaf',
    validTo: 'Geldig tot',
    maxUses: 'Maximaal gebruik',
    usedCount: 'Gebruikt',
    actief: 'Actief',
    validity: 'Geldigheid',
    usage: 'Gebruik',
  },
  codes: {
    state: {
      running: 'Loopt',
      notYet: 'Nog niet',
      expired: 'Verlopen',
      usedUp: 'Opgebruikt',
      inactive: 'Niet actief',
    },
  },
  help: {
    resourceTypeId: 'Leeg: voor alle.',
    maxUses: 'Leeg: zo vaak als men wil.',
  },
  words: {
    always: 'Altijd geldig',
    between: '%{from} – %{until}',
    from: 'vanaf %{from}',
    until: 'tot %{until}',
  },
  asks: {
    fields: { status: 'Geldigheid' },
    codes: { status: { expiring: 'Verloopt binnen 7 dagen' } },
  },
  messages: {
    codeTaken: 'Een andere coupon heeft deze code al',
    codeRequired: 'Code is verplicht',
    maxUses: 'Maximaal gebruik moet minstens 1 zijn',
    usedMore: 'De coupon is al vaker gebruikt',
    period: 'Geldig tot moet na geldig vanaf zijn',
    notFound: 'Coupon niet gevonden',
  },
} satisfies Labels<typeof coupons>;
