import type { coupons } from '../../../../resources/ticketing/coupons';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Coupon |||| Coupons',
  facts: { usage: '%{value} used' },
  belongs: 'Codes that visitors enter for another price; pricing rules decide what each is worth.',
  fields: {
    code: 'Code',
    beschrijving: 'Description',
    resourceTypeId: 'Resource type',
    validFrom: 'Valid from',
    validTo: 'Valid until',
    maxUses: 'Maximum uses',
    usedCount: 'Used',
    actief: 'Active',
    validity: 'Validity',
    usage: 'Usage',
  },
  codes: {
    state: {
      running: 'Running',
      notYet: 'Not yet',
      expired: 'Expired',
      usedUp: 'Used up',
      inactive: 'Inactive',
    },
  },
  help: {
    resourceTypeId: 'Empty: for all of them.',
    maxUses: 'Empty: as often as you like.',
  },
  words: {
    always: 'Always valid',
    between: '%{from} – %{until}',
    from: 'from %{from}',
    until: 'until %{until}',
  },
  asks: { fields: { status: 'Expiry' }, codes: { status: { expiring: 'Expires within 7 days' } } },
  messages: {
    codeTaken: 'Another coupon has this code',
    codeRequired: 'Code is required',
    maxUses: 'Maximum uses must be at least 1',
    usedMore: 'It has been used more often than that already',
    period: 'Valid until must be after valid from',
    notFound: 'Coupon not found',
  },
} satisfies Labels<typeof coupons>;
