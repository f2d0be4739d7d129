import type { attention as english } from '../en/attention';

/** What needs somebody, by resource and by the name that its definition gives it. */
export const attention: typeof english = {
  devices: {
    silent:
      '1 apparaat heeft al een week niets laten horen |||| %{smart_count} apparaten hebben al een week niets laten horen',
    neverSeen:
      '1 apparaat heeft nog nooit iets laten horen |||| %{smart_count} apparaten hebben nog nooit iets laten horen',
    contractEnding:
      'Het contract van 1 apparaat loopt binnen 30 dagen af |||| De contracten van %{smart_count} apparaten lopen binnen 30 dagen af',
  },
  deviceApprovals: {
    waiting: '1 apparaat wacht op goedkeuring |||| %{smart_count} apparaten wachten op goedkeuring',
  },
  orders: {
    unsettled:
      '1 bestelling moet nog worden betaald |||| %{smart_count} bestellingen moeten nog worden betaald',
  },
  productstock: {
    soldOut: '1 artikel is uitverkocht |||| %{smart_count} artikelen zijn uitverkocht',
    low: '1 artikel is bijna op |||| %{smart_count} artikelen zijn bijna op',
  },
  objectsDefinitions: {
    drafts:
      '1 document is een concept dat nog niet actief is |||| %{smart_count} documenten zijn concepten die nog niet actief zijn',
  },
  mailDomains: {
    unverified:
      '1 maildomein is nog niet geverifieerd |||| %{smart_count} maildomeinen zijn nog niet geverifieerd',
  },
  coupons: {
    expiring:
      '1 coupon verloopt binnen 7 dagen |||| %{smart_count} coupons verlopen binnen 7 dagen',
  },
  pricingRules: {
    expired:
      '1 prijsregel staat nog aan na de laatste dag |||| %{smart_count} prijsregels staan nog aan na hun laatste dag',
  },
  addons: {
    soldOut: '1 extra is op |||| %{smart_count} extra’s zijn op',
  },
  changed:
    '1 %{name} met wijzigingen die niet gepubliceerd zijn |||| %{smart_count} %{name} met wijzigingen die niet gepubliceerd zijn',
};
