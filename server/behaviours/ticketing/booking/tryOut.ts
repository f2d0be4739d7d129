import { coupons } from '../../../../resources/ticketing/coupons';
import { pricingRules } from '../../../../resources/ticketing/pricingRules';
import { modifierIn } from '../../../../resources/ticketing/shared/modifier';
import {
  type Change,
  type GivenCoupon,
  type PriceRule,
  priceOf,
  type Step,
} from '../../../../resources/ticketing/shared/price';
import { tariffs } from '../../../../resources/ticketing/tariffs';
import type { Reader } from '../../../../schemas';
import type { CallContext } from '../../../contract/CallContext';
import { list, type Reply } from '../../../contract/reply';
import { acceptReferring } from '../../../records/save/acceptInner';
import { requireRow, rowsOf } from '../../../records/tenant';
import { readerOf } from '../../../records/texts';
import type { RowIn } from '../../../store/Table';
import { tableOf } from '../../../tables/tableOf';
import { sentId } from '../../../wire/sent';

const couponTable = tableOf(coupons);
const ruleTable = tableOf(pricingRules);
const tariffTable = tableOf(tariffs);

type Coupon = RowIn<typeof couponTable>;
type Rule = RowIn<typeof ruleTable>;

const sentNumber = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** What a stored rule does to a price: amounts are stored in euros, percentages as fractions. */
const changeIn = ({ modifierType, modifierValue }: Rule): Change => {
  const hundredfold = Math.round(Number(modifierValue ?? 0) * 100);
  if (modifierType === 'percentage') return { kind: 'percentage', percent: hundredfold };
  return { kind: modifierType === 'absolute' ? 'absolute' : 'fixed', cents: hundredfold };
};

const ruleIn = (row: Rule): PriceRule => ({
  id: row.id,
  priority: row.priority ?? 0,
  isActive: row.actief === 1,
  isStackable: row.stackable === 1,
  weekdayMask: row.weekdayMask ?? null,
  dateFrom: row.dateFrom || null,
  dateTo: row.dateTo || null,
  timeFrom: row.timeFrom || null,
  timeTo: row.timeTo || null,
  durationMin: row.durationMin ?? null,
  durationMax: row.durationMax ?? null,
  ageMin: row.ageMin ?? null,
  ageMax: row.ageMax ?? null,
  couponId: row.couponId ?? null,
  change: changeIn(row),
});

const couponIn = (row: Coupon): GivenCoupon => ({
  id: row.id,
  isActive: row.actief === 1,
  validFrom: row.validFrom || null,
  validTo: row.validTo || null,
  maxUses: row.maxUses ?? null,
  usedCount: row.usedCount ?? 0,
  resourceTypeId: row.resourceTypeId ?? null,
});

/** Describes in words what rules do, memoized: many do the same, and wording takes longer than computing. */
const inWords = (reader: Reader<'absolute'>) => {
  const memo = new Map<string, string>();
  return (change: Change): string => {
    const amount = change.kind === 'percentage' ? change.percent : change.cents / 100;
    const key = `${change.kind} ${amount}`;
    const words = memo.get(key) ?? modifierIn(change.kind, amount, reader);
    memo.set(key, words);
    return words;
  };
};

/** A rule's name in the reader's language, or in the first that has one. */
const nameIn = ({ displayName, displayNameTranslations }: Rule, locale: string): string => {
  const own = displayNameTranslations?.find(({ language }) => language === locale);
  return (own?.displayName || displayName || '').trim();
};

/**
 * Works out what a booking would cost, and reports for each rule of its tariff what became of it, in the order in which
 * they were looked at. Nothing is stored.
 */
export const tryOut = async (context: CallContext): Promise<Reply> => {
  const asks = pricingRules.queries.tryOut?.asks ?? {};
  const asked = await acceptReferring(
    context,
    pricingRules.name,
    asks,
    context.call.body,
    undefined,
  );
  const tariff = await requireRow(context, tariffTable, sentId(asked.tariffId));
  const coupon =
    typeof asked.couponId === 'number'
      ? await requireRow(context, couponTable, asked.couponId)
      : undefined;
  const rows = await rowsOf(context, ruleTable).find({ where: { tariffId: tariff.id } });
  const basisCents = tariff.basisPrijsCent ?? 0;
  const { cents, steps } = priceOf(
    {
      basisCents,
      resourceTypeId: tariff.resourceTypeId ?? null,
      date: String(asked.date),
      time: String(asked.time),
      duration: sentNumber(asked.duration),
      age: sentNumber(asked.age),
      coupon: coupon ? couponIn(coupon) : null,
    },
    rows.map(ruleIn),
  );
  const reader = readerOf(context, pricingRules.name);
  const modifierOf = inWords(reader);
  const names = new Map(rows.map((row) => [row.id, nameIn(row, reader.locale)]));
  const answerStep = ({ rule, skipped, fromCents, toCents }: Step) => ({
    id: rule.id,
    called: names.get(rule.id) || `#${rule.id}`,
    priority: rule.priority,
    modifier: modifierOf(rule.change),
    outcome: skipped === null ? 'applied' : 'skipped',
    reason: skipped,
    fromCent: fromCents,
    toCent: skipped === null ? toCents : null,
  });
  return list(steps.map(answerStep), steps.length, {
    basisPrijsCent: basisCents,
    priceCent: cents,
    currency: tariff.valuta,
  });
};
