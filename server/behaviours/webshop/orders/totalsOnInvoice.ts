import { orderTotals } from '../../../../resources/webshop/shared/orderTotals';
import type { Wording } from '../paper/wording';
import type { Order } from './Order';

/** A sum below the lines of an invoice: what it is, and whole cents. */
type Sum = readonly [label: string, cents: number];

/** What comes off for a discount; nothing where there is none. */
const discounted = (
  row: Order,
  before: number,
  after: number,
  wording: Wording,
): readonly Sum[] => {
  if (before === after) return [];
  const { translate, percent } = wording;
  const by = { percent: percent(row.discountValue ?? 0), code: row.discountCode ?? '' };
  return [
    [translate('server.paper.invoice.sum'), before],
    [translate('server.paper.invoice.discount', by).trim(), after - before],
  ];
};

/** The sums below lines that bear no VAT: it is added to them. */
const withVatAdded = (row: Order, wording: Wording): readonly Sum[] => {
  const { net, VAT, total } = orderTotals(row);
  const { net: before } = orderTotals({ ...row, discountValue: 0 });
  const { translate } = wording;
  return [
    ...discounted(row, before, net, wording),
    [translate('server.paper.invoice.totalNet'), net],
    [translate('server.paper.invoice.vat'), VAT],
    [translate('server.paper.invoice.total'), total],
  ];
};

/**
 * The sums below the lines of an invoice, from the first to what is to be paid.
 *
 * @param inclusiveVAT whether the lines have the VAT in them
 */
export const sumsOf = (row: Order, inclusiveVAT: boolean, wording: Wording): readonly Sum[] => {
  const { gross, total, tip, toPay } = orderTotals(row);
  const { translate } = wording;
  const sums: readonly Sum[] = inclusiveVAT
    ? [...discounted(row, gross, total, wording), [translate('server.paper.invoice.total'), total]]
    : withVatAdded(row, wording);
  if (tip === 0) return sums;
  return [
    ...sums,
    [translate('server.paper.invoice.tip'), tip],
    [translate('server.paper.invoice.toPay'), toPay],
  ];
};
