import { orderStatus } from '../../../../resources/webshop/shared/orderLines';
import { orderTotals } from '../../../../resources/webshop/shared/orderTotals';
import { isBlank } from '../../../../schemas';
import type { CallContext } from '../../../contract/CallContext';
import { createPace } from '../../../store/pace';
import type { Drawing } from '../paper/drawing';
import { issuerOf } from '../paper/issuer';
import { footerOf, letterhead } from '../paper/letterhead';
import { Paper } from '../paper/Paper';
import { vatTable } from '../paper/vatTable';
import { invoiceWording, type Wording } from '../paper/wording';
import { type InvoiceSettings, invoiceSettings } from '../shop/configuration';
import { writeLines } from './linesOnInvoice';
import type { Order } from './Order';
import { paidBy } from './sold';
import { sumsOf } from './totalsOnInvoice';

const countryName = (code: string, { locale }: Wording): string => {
  try {
    return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
  } catch {
    return code;
  }
};

type AddressPart = 'Name' | 'Street' | 'HouseNumber' | 'PostalCode' | 'City' | 'Country';

/** An address as it stands on an envelope. */
const addressOf = (row: Order, holder: 'invoice' | 'delivery', wording: Wording): string => {
  const part = (name: AddressPart): string => (row[`${holder}${name}`] ?? '').trim();
  const country = part('Country');
  const lines = [
    part('Name'),
    `${part('Street')} ${part('HouseNumber')}`,
    `${part('PostalCode')}  ${part('City')}`,
    country === '' ? '' : countryName(country, wording),
  ];
  return lines.filter((line) => !isBlank(line)).join('\n');
};

const wordsFor = {
  pin: 'server.paper.payment.pin',
  cash: 'server.paper.payment.cash',
  pinAndCash: 'server.paper.payment.both',
  onAccount: 'server.paper.payment.onInvoice',
} as const;

const paymentOf = (row: Order, { translate }: Wording): string => {
  const way = paidBy(row);
  const state = translate(
    row.payed === 1 ? 'server.paper.invoice.paid' : 'server.paper.invoice.unpaid',
  );
  return way === undefined ? state : `${translate(wordsFor[way])}, ${state}`;
};

const head = (paper: Paper, row: Order, number: string, wording: Wording): void => {
  const { translate, day } = wording;
  paper.write(translate('server.paper.invoice.title'), { font: 'bold', size: 20 });
  if (row.status === orderStatus.cancelled)
    paper.write(translate('server.paper.invoice.cancelled'), { font: 'bold', size: 12 });
  paper.skip(10);
  const labels = ['number', 'date', 'payment'] as const;
  const values = [number, day(row.created ?? ''), paymentOf(row, wording)];
  const facts = labels.map((label, at) =>
    translate('server.paper.invoice.fact', {
      name: translate(`server.paper.invoice.${label}`),
      value: values[at] ?? '',
    }),
  );
  const invoice = addressOf(row, 'invoice', wording);
  const delivery = addressOf(row, 'delivery', wording);
  const isElsewhere = delivery !== '' && delivery !== invoice;
  paper.beside(
    { place: paper.sheet.left, pieces: [{ kind: 'text', text: invoice }] },
    { place: paper.sheet.right, pieces: [{ kind: 'text', text: facts.join('\n') }] },
  );
  paper.skip(14);
  if (!isElsewhere) return;
  paper.write(translate('server.paper.invoice.delivery'), {
    font: 'bold',
    size: 8.5,
    isMuted: true,
  });
  paper.write(delivery);
  paper.skip(14);
};

const totals = (paper: Paper, sums: ReturnType<typeof sumsOf>, { euros }: Wording): void => {
  const { right: place } = paper.sheet;
  paper.skip(10);
  for (const [at, [label, cents]] of sums.entries()) {
    const font = at === sums.length - 1 ? 'bold' : 'regular';
    paper.need(20);
    paper.beside(
      {
        place: { ...place, width: place.width - 90 },
        pieces: [{ kind: 'text', text: label, look: { font } }],
      },
      { place, pieces: [{ kind: 'text', text: euros(cents), look: { font, align: 'right' } }] },
    );
    paper.skip(2);
  }
};

/** The number of an invoice; with the year of its order before it, where the shop wants that and it isn't there yet. */
const numberOf = (row: Order, { includeYear }: InvoiceSettings, { year }: Wording): string => {
  const number = row.invoiceNo ?? '';
  const ofYear = year(row.created ?? '');
  return includeYear && !number.startsWith(ofYear) ? `${ofYear}-${number}` : number;
};

/**
 * The invoices of orders on one paper.
 *
 * @param asked the language that they are written in; the caller's where no invoice is written in it
 */
export const invoicesOf = async (
  context: CallContext,
  rows: readonly Order[],
  asked: unknown,
): Promise<Drawing> => {
  const wording = invoiceWording(context, asked);
  const issuer = await issuerOf(context);
  const settings = await invoiceSettings(context);
  const numbers = rows.map((row) => numberOf(row, settings, wording));
  const named = [...new Set([numbers[0] ?? '', numbers.at(-1) ?? ''])].join(' – ');
  const title = `${wording.translate('server.paper.invoice.title')} ${named}`;
  const paper = new Paper(title, wording.locale);
  const pace = createPace();
  for (const [at, row] of rows.entries()) {
    await pace();
    if (at > 0) paper.beginPart();
    letterhead(paper, issuer);
    head(paper, row, numbers[at] ?? '', wording);
    writeLines(paper, row, settings, wording);
    totals(paper, sumsOf(row, settings.inclusiveVAT, wording), wording);
    if (settings.showVAT) vatTable(paper, orderTotals(row), wording);
  }
  return paper.finish(footerOf(issuer, wording));
};
