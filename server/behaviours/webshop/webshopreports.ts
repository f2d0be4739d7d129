import { type DividedBy, dividedBy } from '../../../resources/webshop/shared/reportSums';
import { webshopreports as definition } from '../../../resources/webshop/webshopreports';
import { daysAfter, f } from '../../../schemas';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, ResourceFunction } from '../../contract/CallContext';
import { neededPart, sentPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { ok } from '../../contract/reply';
import { acceptField } from '../../wire/fields';
import { pdfOf } from './paper/pdfOf';
import { type ReportRequest, reportOf, type Sums } from './reports/report';
import { reportPaper } from './reports/reportPaper';

/** Most days of a report. */
const MOST_DAYS = 1_830;

const textOf = (sent: unknown, field: Parameters<typeof acceptField>[1]): string =>
  String(acceptField(sent, field, undefined) ?? '');

const sentDay = (sent: unknown): string => textOf(sent, f.date({ as: 'd-M-yyyy' }));
const sentTime = (sent: unknown): string => textOf(sent, f.time()) || '00:00';
const sentFlag = (sent: unknown): boolean => acceptField(sent ?? 0, f.flag(), undefined) === 1;

/** A day that must be there. @throws Refusal 400 */
const dayIn = ({ call }: CallContext, name: string): string => {
  const day = neededPart(call.body, name, sentDay);
  if (day === '') throw new Refusal(400, 'server.request.missing', { name });
  return day;
};

/** Without a choice of payments all of them count, as the page does until somebody chooses. */
const sentPayment = (sent: unknown): boolean => sentFlag(sent ?? 1);

const BY = f.choice({ values: dividedBy });

/** A report without a grouping is grouped by payment, as the specification has it. */
const sentBy = (sent: unknown): DividedBy => {
  const code = acceptField(sent ?? null, BY, undefined);
  return dividedBy.find((one) => one === code) ?? 'payment';
};

const parts = ({ call: { body } }: CallContext) => ({
  showCash: sentPart(body, 'showCash', sentPayment),
  showPin: sentPart(body, 'showPin', sentPayment),
  dividedBy: sentPart(body, 'by', sentBy),
});

/** The days and the rest of the request, and the part of the file's name that names these days. */
type Asked = Omit<ReportRequest, 'showCash' | 'showPin' | 'dividedBy'> & { readonly named: string };

const nameOf = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${date}-${month}-${year}`;
};

const asDaily = (context: CallContext): Asked => {
  const from = dayIn(context, 'date');
  const time = sentPart(context.call.body, 'time', sentTime);
  return { from, to: from, time, by: 'hour', named: nameOf(from) };
};

const asMonthly = (context: CallContext): Asked => {
  const from = `${dayIn(context, 'date').slice(0, 7)}-01`;
  const next = `${daysAfter(from, 31).slice(0, 7)}-01`;
  return { from, to: daysAfter(next, -1), time: '00:00', by: 'day', named: nameOf(from) };
};

const asCustom = (context: CallContext): Asked => {
  const [from, to] = [dayIn(context, 'date1'), dayIn(context, 'date2')];
  if (from > to) throw new Refusal(400, 'server.reports.range');
  if (daysAfter(from, MOST_DAYS) < to) throw new Refusal(400, 'server.reports.tooLong');
  return { from, to, time: '00:00', by: 'day', named: `${nameOf(from)}-${nameOf(to)}` };
};

const inEuros = (cents: Readonly<Record<string, number>>) =>
  Object.fromEntries(Object.entries(cents).map(([name, sum]) => [name, sum / 100]));

const sumsInEuros = ({ orders, ...cents }: Sums) => ({ orders, ...inEuros(cents) });

const fileNameOf = (kind: string, named: string, by: DividedBy): string =>
  [`${kind}Report-${named}`, ...(by === 'payment' ? [] : [by])].join('-');

const report = (
  kind: 'daily' | 'monthly' | 'custom',
  read: (context: CallContext) => Asked,
): ResourceFunction => ({
  right: 'read',
  run: async (context) => {
    const { named, ...asked } = read(context);
    const request = { ...asked, ...parts(context) };
    const made = await reportOf(context, request);
    if (sentPart(context.call.body, 'pdf', sentFlag)) {
      const name = fileNameOf(kind, named, request.dividedBy);
      const bytes = await pdfOf(context, () => reportPaper(context, request, made, kind));
      return { content: { bytes, type: 'application/pdf', name: `${name}.pdf` } };
    }
    return ok({
      rows: made.rows.map(({ period, ...sums }) => ({ period, ...sumsInEuros(sums) })),
      totals: sumsInEuros(made.totals),
      tariffs: made.tariffs.map(({ rate, ...cents }) => ({ rate, ...inEuros(cents) })),
      ...(made.sold && {
        sold: made.sold.map(({ kind: of, name, quantity, ...cents }, at) => ({
          id: at + 1,
          kind: of,
          name,
          quantity,
          ...inEuros(cents),
        })),
      }),
    });
  },
});

/** What orders came to, for the page, for spreadsheets and on paper. */
export const webshopreports = behaviour(definition, {
  functions: {
    DailyReport: report('daily', asDaily),
    MonthlyReport: report('monthly', asMonthly),
    CustomReport: report('custom', asCustom),
  },
});
