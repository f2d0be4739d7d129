import { pricingRules } from '../../../../resources/ticketing/pricingRules';
import { modifierIn } from '../../../../resources/ticketing/shared/modifier';
import {
  type Change,
  type GivenCoupon,
  type PriceRule,
  priceOf,
  type Step,
} from '../../../../resources/ticketing/shared/price';
import type { Reader } from '../../../../schemas';
import type { CallContext } from '../../../contract/CallContext';
import { list, type Reply } from '../../../contract/reply';
import { acceptReferring } from '../../../records/save/acceptInner';
import { findRows, requireRow } from '../../../records/tenant';
import { readerOf } from '../../../records/texts';
import type { Row } from '../../../store/Store';
import { sentId } from '../../../wire/sent';

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const textIn = (value: unknown): string | null =>
  typeof value === 'string' && value !== '' ? value : null;

/** What a stored rule does to a price: amounts are stored in euros, percentages as fractions. */
const changeIn = ({ modifierType, modifierValue }: Row): Change => {
  const hundredfold = Math.round(Number(modifierValue ?? 0) * 100);
  if (modifierType === 'percentage') return { kind: 'percentage', percent: hundredfold };
  return { kind: modifierType === 'absolute' ? 'absolute' : 'fixed', cents: hundredfold };
};

const ruleIn = (row: Row): PriceRule => ({
  id: row.id,
  priority: Number(row.priority ?? 0),
  isActive: row.actief === 1,
  isStackable: row.stackable === 1,
  weekdayMask: numberIn(row.weekdayMask),
  dateFrom: textIn(row.dateFrom),
  dateTo: textIn(row.dateTo),
  timeFrom: textIn(row.timeFrom),
  timeTo: textIn(row.timeTo),
  durationMin: numberIn(row.durationMin),
  durationMax: numberIn(row.durationMax),
  ageMin: numberIn(row.ageMin),
  ageMax: numberIn(row.ageMax),
  couponId: numberIn(row.couponId),
  change: changeIn(row),
});

const couponIn = (row: Row): GivenCoupon => ({
  id: row.id,
  isActive: row.actief === 1,
  validFrom: textIn(row.validFrom),
  validTo: textIn(row.validTo),
  maxUses: numberIn(row.maxUses),
  usedCount: Number(row.usedCount ?? 0),
  resourceTypeId: numberIn(row.resourceTypeId),
});

/** Says what rules do in words; many do the same, and saying it takes longer than working it out. */
const inWords = (reader: Reader<'absolute'>) => {
  const said = new Map<string, string>();
  return (change: Change): string => {
    const amount = change.kind === 'percentage' ? change.percent : change.cents / 100;
    const key = `${change.kind} ${amount}`;
    const words = said.get(key) ?? modifierIn(change.kind, amount, reader);
    said.set(key, words);
    return words;
  };
};

/** A rule's name in the reader's language, or in the first that has one. */
const nameIn = ({ displayName, displayNameTranslations }: Row, locale: string): string => {
  const blocks: readonly { language?: unknown; displayName?: unknown }[] = Array.isArray(
    displayNameTranslations,
  )
    ? displayNameTranslations
    : [];
  const own = blocks.find(({ language }) => language === locale);
  return String(own?.displayName || displayName || '').trim();
};

/**
 * Works out what a booking would cost, and tells of each rule of its tariff what became of it, in the order in which
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
  const tariff = await requireRow(context, 'tariffs', sentId(asked.tariffId));
  const coupon =
    typeof asked.couponId === 'number'
      ? await requireRow(context, 'coupons', asked.couponId)
      : undefined;
  const { rows } = await findRows(context, pricingRules.name, { where: { tariffId: tariff.id } });
  const basisCents = Number(tariff.basisPrijsCent ?? 0);
  const { cents, steps } = priceOf(
    {
      basisCents,
      resourceTypeId: numberIn(tariff.resourceTypeId),
      date: String(asked.date),
      time: String(asked.time),
      duration: numberIn(asked.duration),
      age: numberIn(asked.age),
      coupon: coupon ? couponIn(coupon) : null,
    },
    rows.map(ruleIn),
  );
  const reader = readerOf(context, pricingRules.name);
  const modifierOf = inWords(reader);
  const names = new Map(rows.map((row) => [row.id, nameIn(row, reader.locale)]));
  const told = ({ rule, skipped, fromCents, toCents }: Step) => ({
    id: rule.id,
    called: names.get(rule.id) || `#${rule.id}`,
    priority: rule.priority,
    modifier: modifierOf(rule.change),
    outcome: skipped === null ? 'applied' : 'skipped',
    reason: skipped,
    fromCent: fromCents,
    toCent: skipped === null ? toCents : null,
  });
  return list(steps.map(told), steps.length, {
    basisPrijsCent: basisCents,
    priceCent: cents,
    currency: tariff.valuta,
  });
};
