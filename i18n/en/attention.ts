/** What needs somebody, by resource and by the name that its definition gives it. */
export const attention = {
  devices: {
    silent:
      '1 device hasn’t been heard of for a week |||| %{smart_count} devices haven’t been heard of for a week',
    neverSeen: '1 device was never heard of |||| %{smart_count} devices were never heard of',
    contractEnding:
      'The contract of 1 device ends within 30 days |||| The contracts of %{smart_count} devices end within 30 days',
  },
  deviceApprovals: {
    waiting: '1 device waits for approval |||| %{smart_count} devices wait for approval',
  },
  orders: {
    unsettled: '1 order is still to be paid |||| %{smart_count} orders are still to be paid',
  },
  productstock: {
    soldOut: '1 article is sold out |||| %{smart_count} articles are sold out',
    low: '1 article is running low |||| %{smart_count} articles are running low',
  },
  objectsDefinitions: {
    drafts:
      '1 document is a draft that isn’t active yet |||| %{smart_count} documents are drafts that aren’t active yet',
  },
  mailDomains: {
    unverified:
      '1 mail domain isn’t verified yet |||| %{smart_count} mail domains aren’t verified yet',
  },
  coupons: {
    expiring: '1 coupon expires within 7 days |||| %{smart_count} coupons expire within 7 days',
  },
  pricingRules: {
    expired:
      '1 pricing rule is on after its last day |||| %{smart_count} pricing rules are on after their last day',
  },
  addons: {
    soldOut: '1 add-on has none left |||| %{smart_count} add-ons have none left',
  },
  changed:
    '1 %{name} has changes that aren’t published |||| %{smart_count} %{name} have changes that aren’t published',
};
