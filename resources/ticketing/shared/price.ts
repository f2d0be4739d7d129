import type { Conditions } from './conditions';

/** What a rule does to a price. Amounts are whole cents, percentages whole. */
export type Change =
  | { readonly kind: 'fixed'; readonly cents: number }
  | { readonly kind: 'percentage'; readonly percent: number }
  | { readonly kind: 'absolute'; readonly cents: number };

/** A pricing rule, as far as a price depends on it; `null` is no condition. Days are yyyy-MM-dd, times HH:mm. */
export interface PriceRule extends Omit<Conditions, 'couponCode'> {
  readonly id: number;
  readonly priority: number;
  readonly isActive: boolean;
  readonly isStackable: boolean;
  readonly change: Change;
}

/** A coupon that was given, as far as it matters whether it counts. */
export interface GivenCoupon {
  readonly id: number;
  readonly isActive: boolean;
  readonly validFrom: string | null;
  readonly validTo: string | null;
  readonly maxUses: number | null;
  readonly usedCount: number;
  /** The kind of resource that it is for; `null`: all. */
  readonly resourceTypeId: number | null;
}

/** What is to be booked: when it begins by the clock there, for how many minutes, and by whom of which age. */
export interface Wanted {
  readonly basisCents: number;
  readonly resourceTypeId: number | null;
  readonly date: string;
  readonly time: string;
  readonly duration: number | null;
  readonly age: number | null;
  readonly coupon: GivenCoupon | null;
}

/** Why a rule was passed over. */
export type Skipped =
  | 'inactive'
  | 'weekday'
  | 'date'
  | 'time'
  | 'duration'
  | 'age'
  | 'noCoupon'
  | 'couponInactive'
  | 'couponDates'
  | 'couponUsedUp'
  | 'couponOtherType'
  | 'notStackable'
  | 'afterNotStackable';

/** What became of a rule: why it was passed over, or what the price was before and after it, in cents. */
export interface Step {
  readonly rule: PriceRule;
  readonly skipped: Skipped | null;
  readonly fromCents: number;
  readonly toCents: number;
}

export interface Price {
  readonly cents: number;
  /** All rules in the order in which they were looked at. */
  readonly steps: readonly Step[];
}

/** Whether a coupon is for a kind of resource. */
export const fitsType = (
  coupon: Pick<GivenCoupon, 'resourceTypeId'>,
  resourceTypeId: number | null,
): boolean => coupon.resourceTypeId === null || coupon.resourceTypeId === resourceTypeId;

/** Whether a value lies between two bounds, both of which count; what isn't known meets no bound. */
const isWithin = <Value extends string | number>(
  value: Value | null,
  from: Value | null,
  to: Value | null,
): boolean => {
  if (from === null && to === null) return true;
  return value !== null && (from === null || value >= from) && (to === null || value <= to);
};

const weekdayBit = (day: string): number =>
  1 << ((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7);

const isOnWeekday = (mask: number | null, day: string): boolean =>
  mask === null || mask === 0 || (mask & weekdayBit(day)) !== 0;

/** From the first time on and before the last: who comes at 11:00 is no early bird until 11:00. */
const isAtTime = ({ timeFrom, timeTo }: PriceRule, time: string): boolean =>
  (timeFrom === null || time >= timeFrom) && (timeTo === null || time < timeTo);

/** Why a coupon doesn't count on the day of the visit, for this kind of resource, once more; `null` when it does. */
const refusalOf = (coupon: GivenCoupon, { date, resourceTypeId }: Wanted): Skipped | null => {
  if (!coupon.isActive) return 'couponInactive';
  if (!isWithin(date, coupon.validFrom, coupon.validTo)) return 'couponDates';
  if (coupon.maxUses !== null && coupon.usedCount >= coupon.maxUses) return 'couponUsedUp';
  return fitsType(coupon, resourceTypeId) ? null : 'couponOtherType';
};

/** Why the conditions of a rule don't hold; `null` when they do. */
const unmet = (rule: PriceRule, wanted: Wanted): Skipped | null => {
  const { date, time, duration, age, coupon } = wanted;
  if (!rule.isActive) return 'inactive';
  if (!isOnWeekday(rule.weekdayMask, date)) return 'weekday';
  if (!isWithin(date, rule.dateFrom, rule.dateTo)) return 'date';
  if (!isAtTime(rule, time)) return 'time';
  if (!isWithin(duration, rule.durationMin, rule.durationMax)) return 'duration';
  if (!isWithin(age, rule.ageMin, rule.ageMax)) return 'age';
  if (rule.couponId === null) return null;
  if (coupon?.id !== rule.couponId) return 'noCoupon';
  return refusalOf(coupon, wanted);
};

/** The nearest whole number; of a half, the one further from 0, so that a surcharge and a discount are rounded alike. */
const rounded = (value: number): number => Math.sign(value) * Math.round(Math.abs(value));

/** What a price becomes; never less than nothing. */
const changed = (cents: number, change: Change): number => {
  if (change.kind === 'absolute') return Math.max(0, change.cents);
  const more = change.kind === 'fixed' ? change.cents : rounded((cents * change.percent) / 100);
  return Math.max(0, cents + more);
};

const inOrder = (rules: readonly PriceRule[]): readonly PriceRule[] =>
  rules.toSorted((one, other) => one.priority - other.priority || one.id - other.id);

/**
 * What a booking costs: the tariff's price, changed by the rules of the tariff one after the other, the lowest
 * priority first and among equals the oldest. A rule that isn't stackable applies alone: it is passed over where
 * another has applied, and none applies after it.
 *
 * @param rules those of the tariff, in any order
 * @returns the price in cents, and what became of each rule
 */
export const priceOf = (wanted: Wanted, rules: readonly PriceRule[]): Price => {
  let cents = wanted.basisCents;
  let applied: PriceRule | undefined;
  const steps = inOrder(rules).map((rule): Step => {
    const fromCents = cents;
    const skipped =
      unmet(rule, wanted) ??
      (applied && !applied.isStackable ? 'afterNotStackable' : null) ??
      (applied && !rule.isStackable ? 'notStackable' : null);
    if (skipped === null) {
      cents = changed(cents, rule.change);
      applied = rule;
    }
    return { rule, skipped, fromCents, toCents: cents };
  });
  return { cents, steps };
};
