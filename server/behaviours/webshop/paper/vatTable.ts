import type { OrderTotals } from '../../../../resources/webshop/shared/orderTotals';
import type { Paper } from './Paper';
import type { Wording } from './wording';

/** How high its title with the head is, and a row: points, rounded up. It is small enough to stand on one page. */
const HEAD = 48;
const ROW = 22;

/** Writes how much VAT is in a sum, by tariff; all in whole cents. */
export const vatTable = (
  paper: Paper,
  { tariffs, total, VAT, net }: Pick<OrderTotals, 'tariffs' | 'total' | 'VAT' | 'net'>,
  { translate, euros, percent }: Wording,
): void => {
  paper.skip(20);
  paper.need(HEAD + ROW * (tariffs.length + 1));
  paper.write(translate('server.paper.vat.title'), { font: 'bold', size: 11 });
  paper.skip(4);
  paper.table({
    columns: [
      { title: translate('server.paper.vat.tariff'), share: 3 },
      { title: translate('server.paper.vat.net'), share: 2, align: 'right' },
      { title: translate('server.paper.vat.vat'), share: 2, align: 'right' },
      { title: translate('server.paper.vat.total'), share: 2, align: 'right' },
    ],
    rows: [
      ...tariffs.map((one) => [
        percent(one.rate),
        euros(one.total - one.VAT),
        euros(one.VAT),
        euros(one.total),
      ]),
      [translate('server.paper.vat.sum'), euros(net), euros(VAT), euros(total)],
    ],
    hasSum: true,
  });
};
