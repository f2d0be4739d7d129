import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { reportSums, soldSums } from '../../../resources/webshop/shared/reportSums';
import { f, type Resource } from '../../../schemas';
import type { ReportKind, ReportValues } from './reportRequest';

/** The parts of a report's answer. */
const parts = {
  rows: f.rows({ fields: { period: f.text(), ...reportSums } }),
  tariffs: f.rows({ fields: { rate: f.percent(), total: f.money(), VAT: f.money() } }),
  sold: f.rows({ fields: soldSums }),
  orders: f.integer({ within: 'totals' }),
  pin: f.money({ within: 'totals' }),
  cash: f.money({ within: 'totals' }),
  pinAndCash: f.money({ within: 'totals' }),
  onAccount: f.money({ within: 'totals' }),
  notPaid: f.money({ within: 'totals' }),
  total: f.money({ within: 'totals' }),
  VAT: f.money({ within: 'totals' }),
  net: f.money({ within: 'totals' }),
  tip: f.money({ within: 'totals' }),
};

/** A requested report. */
export interface AskedReport {
  readonly kind: ReportKind;
  readonly asked: ReportValues;
}

/** Asks for reports, as figures and as files. */
export const useReports = (definition: Resource) => {
  const provider = useDataProvider<BackOfficeProvider>();
  /** A report by payment is requested as the specification has it. */
  const asksOf = ({ kind, asked }: AskedReport) => {
    const { by, ...asks } = definition.queries[kind]?.asks ?? {};
    return asked.by === 'payment' || !by ? asks : { ...asks, by };
  };
  return {
    figures: async (report: AskedReport, signal?: AbortSignal) => {
      const { kind, asked } = report;
      const call = { path: definition.path, fn: kind, asks: asksOf(report) };
      const answer = await provider.ask(
        { ...call, asked: { ...asked, pdf: false } },
        { parts },
        { signal },
      );
      return answer.parts;
    },
    pdf: async (report: AskedReport): Promise<Blob | null> => {
      const { kind, asked } = report;
      const call = { fn: kind, right: 'read', downloads: kind, asks: asksOf(report) } as const;
      const given = { record: { id: 0 }, asked: { ...asked, pdf: true } };
      return (await provider.act(definition.name, call, given)).file;
    },
  };
};

/** The figures of the report that is shown. */
export const useFigures = (definition: Resource, shown: AskedReport) => {
  const { figures } = useReports(definition);
  return useQuery({
    queryKey: [definition.name, shown],
    retry: false,
    queryFn: ({ signal }) => figures(shown, signal),
  });
};

export type Figures = Awaited<ReturnType<ReturnType<typeof useReports>['figures']>>;
