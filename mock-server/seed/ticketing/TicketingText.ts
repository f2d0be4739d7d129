/** What something is called in the languages in which visitors read. */
export type Named = readonly [nl: string, en: string, de?: string];

/** A kind of thing that can be booked. */
export interface TypeText {
  readonly name: string;
  readonly description: string;
  /** Minutes, the usual first. */
  readonly durations: readonly number[];
  readonly more?: Readonly<Record<string, unknown>>;
}

/** A price: its name, the place of its kind, cents. */
export type TariffText = readonly [name: Named, type: number, cents: number];

/** Something to do: its name, and what it is. */
export type ActivityText = readonly [name: Named, description: Named];

/** What can be booked besides: its name, part of the title of its product, cents, how many there are, cents of deposit. */
export type AddonText = readonly [
  name: Named,
  product: string,
  cents: number,
  stock: number,
  deposit?: number,
];

/** A coupon: code, description, days until it begins and ends (none: no bound), uses, most uses. */
export type CouponText = readonly [
  code: string,
  description: string,
  from: number | null,
  until: number | null,
  used: number,
  most: number | null,
];

/** What is booked: its name, the places of its kind and its activities, part of its product's title, how many at once. */
export type ResourceText = readonly [
  name: Named,
  type: number,
  activities: readonly number[],
  product: string,
  capacity: number,
  state?: 'inactive',
];

/** When a resource is open each week: days (Sunday is 0), begin, end. */
export type WeekText = readonly (readonly [days: readonly number[], from: string, until: string])[];

/** When: the places of a resource and of one of the activities, days from Monday, begin, end, how many. */
export type BlockText = readonly [
  resource: number,
  activity: number,
  days: readonly number[],
  from: string,
  until: string,
  most: number,
];

/** A change of a price: the place of its tariff, its kind, by how much, what it is called, and when it applies. */
export type RuleText = readonly [
  tariff: number,
  kind: 'fixed' | 'percentage' | 'absolute',
  value: number,
  name: Named | null,
  when: Readonly<Record<string, unknown>>,
];

/** What an organisation lets visitors book. */
export interface TicketingText {
  readonly locales: readonly string[];
  readonly types: readonly TypeText[];
  readonly tariffs: readonly TariffText[];
  readonly activities: readonly ActivityText[];
  readonly addons: readonly AddonText[];
  readonly coupons: readonly CouponText[];
  readonly resources: readonly ResourceText[];
  /** Of the resources, in their order. */
  readonly weeks: readonly WeekText[];
  readonly blocks: readonly BlockText[];
  readonly rules: readonly RuleText[];
}
