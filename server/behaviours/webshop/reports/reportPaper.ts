import type { CallContext } from '../../../contract/CallContext';
import { issuerOf } from '../paper/issuer';
import { footerOf, letterhead } from '../paper/letterhead';
import { Paper } from '../paper/Paper';
import { vatTable } from '../paper/vatTable';
import { type Wording, wordingIn } from '../paper/wording';
import type { Report, ReportRequest, Sums } from './report';

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

const periodText = ({ from, to, time, by }: ReportRequest, { say, day }: Wording): string => {
  if (by === 'hour') return say('server.paper.report.day', { day: day(noon(from)), time });
  return say('server.paper.report.range', { from: day(noon(from)), to: day(noon(to)) });
};

const cellsOf = (sums: Sums, { euros, number }: Wording): readonly string[] => [
  number(sums.orders),
  ...figures.map((name) => euros(sums[name])),
];

/** A report as a PDF, in the caller's language. */
export const reportPaper = async (
  context: CallContext,
  request: ReportRequest,
  { rows, totals, tariffs }: Report,
  kind: 'daily' | 'monthly' | 'custom',
): Promise<Buffer> => {
  const wording = wordingIn(context, context.call.locale);
  const { say, day } = wording;
  const issuer = await issuerOf(context);
  const title = say(`server.paper.report.${kind}`);
  const paper = await Paper.begin(title, wording.locale, true);
  letterhead(paper, issuer);
  paper.write(title, { font: 'bold', size: 20 });
  paper.skip(4);
  paper.write(periodText(request, wording));
  paper.skip(14);
  await paper.table(
    [
      { title: say('server.paper.report.period'), share: 3 },
      { title: say('server.paper.report.orders'), share: 2, align: 'right' },
      ...figures.map((name) => ({
        title: say(`server.paper.report.${name}`),
        share: 2,
        align: 'right' as const,
      })),
    ],
    [
      ...rows
        .filter(({ orders }) => orders > 0)
        .map((row) => [
          request.by === 'day' ? day(noon(row.period)) : row.period,
          ...cellsOf(row, wording),
        ]),
      [say('server.paper.report.sum'), ...cellsOf(totals, wording)],
    ],
    { hasSum: true, size: 9 },
  );
  await vatTable(paper, { tariffs, ...totals }, wording);
  return paper.finish(footerOf(issuer, wording));
};
