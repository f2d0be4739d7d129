import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { useLabels } from '../../fields/labels';
import { withKinds } from '../../kinds/withKinds';
import { usePageTitle } from '../../routing/pageTitle';
import { PageHead } from '../../ui/PageHead';
import { PartTabs } from '../../ui/PartTabs';
import type { PageProps } from '../../views/screenContexts';
import { ReportAnswer } from './ReportAnswer';
import { ReportForm } from './ReportForm';
import { kinds } from './reportRequest';
import { useReportFiles } from './useReportFiles';
import { useShownReport } from './useShownReport';
import './texts';

const panel = {
  display: 'grid',
  gap: 4,
  p: { xs: 2, sm: 3 },
  gridTemplateColumns: 'minmax(0, 1fr)',
} as const;

/** What orders came to: on a day, in a month or in a period, as figures, as a chart and as files. */
const SalesReports = ({ definition }: PageProps) => {
  const translate = useTranslate();
  const id = useId();
  const pageTitle = useLabels(definition.name).several();
  usePageTitle(pageTitle);
  const report = useShownReport(definition);
  const { kind, values, hasFailed, shown, answer, open, change, withAsked, show } = report;
  const { isBusy, savePdf, saveCsv } = useReportFiles(definition);

  return (
    <>
      <PageHead title={pageTitle} />
      <Paper variant="outlined">
        <PartTabs
          id={id}
          parts={kinds.map((key) => ({
            key,
            label: translate(`salesReports.${key}`),
            isWrong: false,
          }))}
          open={kind}
          onOpen={(key) => open(kinds.find((one) => one === key) ?? kind)}
        />
        <Box role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${kind}`} sx={panel}>
          <ReportForm
            key={kind}
            definition={definition}
            kind={kind}
            values={values}
            hasFailed={hasFailed}
            isBusy={isBusy}
            onChange={change}
            onShow={withAsked(show)}
            onPdf={withAsked(savePdf)}
            onCsv={withAsked(saveCsv)}
          />
          <ReportAnswer definition={definition} shown={shown} answer={answer} />
        </Box>
      </Paper>
    </>
  );
};

export default withKinds(SalesReports);
