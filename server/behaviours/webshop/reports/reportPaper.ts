import type { DividedBy } from '../../../../resources/webshop/shared/reportSums';
import type { CallContext } from '../../../contract/CallContext';
import type { TextKey } from '../../../contract/translate';
import { mapPaced } from '../../../store/pace';
import type { Drawing } from '../paper/drawing';
import { issuerOf } from '../paper/issuer';
import { footerOf, letterhead } from '../paper/letterhead';
import { Paper } from '../paper/Paper';
import { vatTable } from '../paper/vatTable';
import { readersWording, type Wording } from '../paper/wording';
import type { Report, ReportRequest, Sums } from './report';
import type { SoldLine } from './soldBy';

type ReadersWording = Wording<TextKey>;

const figures = [
  'pin',
  'cash',
  'pinAndCash',
  'onAccount',
  'notPaid',
  'total',
  'VAT',
  'tip',
] as const;

/** A day at noon, which is that day wherever the organisation is. */
const noon = (day: string): string => `${day}T12:00:00Z`;

const periodText = (
  { from, to, time, by }: ReportRequest,
  { translate, day }: ReadersWording,
): string => {
  if (by === 'hour') return translate('server.paper.report.day', { day: day(noon(from)), time });
  return translate('server.paper.report.range', { from: day(noon(from)), to: day(noon(to)) });
};

const cellsOf = (sums: Sums, { euros, number }: ReadersWording): readonly string[] => [
  number(sums.orders),
  ...figures.map((name) => euros(sums[name])),
];

/** What was sold in each period, divided by how it was paid. */
const paymentTable = async (
  paper: Paper,
  { by }: ReportRequest,
  { rows, totals }: Report,
  wording: ReadersWording,
): Promise<void> => {
  const { translate, day } = wording;
  const filled = rows.filter(({ orders }) => orders > 0);
  const lines = await mapPaced(filled, (row) => [
    by === 'day' ? day(noon(row.period)) : row.period,
    ...cellsOf(row, wording),
  ]);
  paper.table({
    columns: [
      { title: translate('server.paper.report.period'), share: 3 },
      { title: translate('server.paper.report.orders'), share: 2, align: 'right' },
      ...figures.map((name) => ({
        title: translate(`server.paper.report.${name}`),
        share: 2,
        align: 'right' as const,
      })),
    ],
    rows: [...lines, [translate('server.paper.report.sum'), ...cellsOf(totals, wording)]],
    hasSum: true,
    size: 9,
  });
};

const soldFigures = ['total', 'VAT', 'net'] as const;

/** What was sold, by what that was. */
const soldTable = async (
  paper: Paper,
  by: Exclude<DividedBy, 'payment'>,
  sold: readonly SoldLine[],
  totals: Sums,
  { translate, euros, number }: ReadersWording,
): Promise<void> => {
  const nameOf = ({ kind, name }: SoldLine): string => {
    if (kind === 'discount') return translate('server.paper.report.discount');
    return kind === 'none' ? translate(`server.paper.report.without.${by}`) : name;
  };
  const pieces = sold.reduce((sum, { quantity }) => sum + quantity, 0);
  const lines = await mapPaced(sold, (line) => [
    nameOf(line),
    line.kind === 'discount' ? '' : number(line.quantity),
    ...soldFigures.map((name) => euros(line[name])),
  ]);
  const sum = [
    translate('server.paper.report.sum'),
    number(pieces),
    ...soldFigures.map((name) => euros(totals[name])),
  ];
  paper.table({
    columns: [
      { title: translate(`server.paper.report.${by}`), share: 6 },
      { title: translate('server.paper.report.quantity'), share: 2, align: 'right' },
      ...soldFigures.map((name) => ({
        title: translate(`server.paper.report.${name}`),
        share: 2,
        align: 'right' as const,
      })),
    ],
    rows: [...lines, sum],
    hasSum: true,
    size: 9,
  });
};

/** A report on paper, in the caller's language. */
export const reportPaper = async (
  context: CallContext,
  request: ReportRequest,
  report: Report,
  kind: 'daily' | 'monthly' | 'custom',
): Promise<Drawing> => {
  const wording = readersWording(context);
  const { translate } = wording;
  const issuer = await issuerOf(context);
  const title = translate(`server.paper.report.${kind}`);
  const paper = new Paper(title, wording.locale, true);
  letterhead(paper, issuer);
  paper.write(title, { font: 'bold', size: 20 });
  paper.skip(4);
  paper.write(periodText(request, wording));
  paper.skip(14);
  const { dividedBy } = request;
  const { sold, totals, tariffs } = report;
  if (dividedBy === 'payment' || !sold) await paymentTable(paper, request, report, wording);
  else await soldTable(paper, dividedBy, sold, totals, wording);
  vatTable(paper, { tariffs, ...totals }, wording);
  return paper.finish(footerOf(issuer, wording));
};
