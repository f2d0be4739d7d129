import { products } from '../../../../resources/webshop/products';
import { priceChange } from '../../../../resources/webshop/shared/priceChange';
import { variations } from '../../../../resources/webshop/shared/variations';
import {
  changedNumber,
  checkValue,
  type NumberChange,
  numberChanges,
  roundings,
} from '../../../../schemas';
import type { CallContext } from '../../../contract/CallContext';
import { FieldProblems } from '../../../contract/FieldProblems';
import { ok, type Reply } from '../../../contract/reply';
import { acceptInner } from '../../../records/save/acceptInner';
import { rowsOf } from '../../../records/tenant';
import { recordMessage } from '../../../records/texts';
import { products as table } from '../../../tables/webshop/products';
import type { Product, Variation } from './Product';

/** What is requested. @throws FieldProblems */
const changeIn = ({ call }: CallContext): NumberChange => {
  const asked = acceptInner(products.name, priceChange, call.body, undefined);
  const by = numberChanges.find((one) => one === asked.by && one !== 'set');
  return {
    by: by === 'add' ? 'add' : 'percent',
    amount: Number(by === 'add' ? asked.amount : asked.percentage),
    rounding: roundings.find((one) => one === asked.rounding) ?? 'cent',
  };
};

const titleOf = (product: Product, variation: Variation, isOnly: boolean): string => {
  const own = variation.titles?.[0]?.title ?? '';
  const name = product.title ?? '';
  return isOnly || own === '' || own === name ? name : `${name} – ${own}`;
};

const priced = (price: number | null | undefined, change: NumberChange): number | null =>
  typeof price === 'number' ? changedNumber(price, change, 'amount') : null;

/**
 * What a product becomes when its prices change: those of its variations, which are what is sold, and its own.
 *
 * @throws FieldProblems where one would be below nought, or below what the variation is offered at
 */
const changed = (row: Product, change: NumberChange) => {
  const { price, promotionPrice } = variations.fields;
  const rows = (row.variations ?? []).map(
    (one): Variation => ({ ...one, price: priced(one.price, change) ?? one.price }),
  );
  const own = priced(row.price, change);
  const problems = [
    checkValue(own, products.fields.price),
    ...rows.flatMap((one) => [
      checkValue(one.price, price),
      checkValue(one.promotionPrice, promotionPrice, one),
    ]),
  ];
  const problem = problems.find((one) => one !== undefined);
  if (problem) throw new FieldProblems(products.name, { price: problem });
  return { price: own, variations: rows };
};

/** Answers what the prices of a product would become. */
export const changedPrices = async (context: CallContext, row: Product): Promise<Reply> => {
  const after = changed(row, changeIn(context));
  const prices = after.variations;
  const before = row.variations;
  return ok({
    results: prices.map((one, at) => ({
      title: titleOf(row, one, prices.length === 1),
      before: before?.[at]?.price ?? null,
      after: one.price,
    })),
  });
};

/** Changes the prices of a product, all in one go. */
export const changePrices = async (context: CallContext, row: Product): Promise<Reply> => {
  await rowsOf(context, table).update(row.id, changed(row, changeIn(context)));
  return ok({ message: recordMessage(context, 'saved', products) });
};
