import { lineCents, linesOf, netLineCents } from '../../../../resources/webshop/shared/orderTotals';
import type { Values } from '../../../store/Store';
import type { Paper } from '../paper/Paper';
import type { Wording } from '../paper/wording';
import type { InvoiceSettings } from '../shop/configuration';
import type { Order } from './Order';

/** What one of a line's product costs, in whole cents. */
const priceOf = (line: Values, inclusiveVAT: boolean): number => {
  const one = { ...line, quantity: 1 };
  return inclusiveVAT ? lineCents(one) : (netLineCents({ orderLines: [one] })[0] ?? 0);
};

/** Writes what was ordered, a line each: with the VAT in it or without, and with the tariff where that is shown. */
export const writeLines = (
  paper: Paper,
  row: Order,
  { inclusiveVAT, showVAT }: InvoiceSettings,
  { translate, euros, percent, number }: Wording,
): void => {
  const lines = linesOf(row);
  const amounts = inclusiveVAT ? lines.map(lineCents) : netLineCents(row);
  const price = inclusiveVAT ? 'server.paper.invoice.price' : 'server.paper.invoice.priceNet';
  const amount = inclusiveVAT ? 'server.paper.invoice.amount' : 'server.paper.invoice.amountNet';
  const share = inclusiveVAT ? 2 : 2.4;
  paper.table({
    columns: [
      { title: translate('server.paper.invoice.product'), share: 6 },
      { title: translate('server.paper.invoice.quantity'), share: 1.4, align: 'right' },
      { title: translate(price), share, align: 'right' },
      ...(showVAT
        ? [{ title: translate('server.paper.invoice.vat'), share: 1.3, align: 'right' as const }]
        : []),
      { title: translate(amount), share, align: 'right' },
    ],
    rows: lines.map((line, at) => [
      String(line.title ?? ''),
      number(Number(line.quantity)),
      euros(priceOf(line, inclusiveVAT)),
      ...(showVAT ? [percent(Number(line.VAT))] : []),
      euros(amounts[at] ?? 0),
    ]),
  });
};
