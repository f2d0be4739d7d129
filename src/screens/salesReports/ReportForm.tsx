import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { NestedInputs } from '../../fields/NestedInputs';
import type { ReportKind, ReportValues } from './reportRequest';

interface Props {
  definition: Resource;
  kind: ReportKind;
  values: ReportValues;
  /** It was requested with invalid values: the fields show them. */
  hasFailed: boolean;
  isBusy: boolean;
  onChange(values: ReportValues): void;
  onShow(): void;
  onPdf(): void;
  onCsv(): void;
}

/** What is counted: a line below when it was sold. */
const PAYMENTS: readonly string[] = ['showCash', 'showPin'] satisfies (keyof ReportValues)[];

/** The request for a report, and what is done with it. */
export const ReportForm = ({ definition, kind, values, isBusy, onChange, ...props }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name).query(kind);
  const id = useId();
  const { pdf: _pdf, ...fields } = definition.queries[kind]?.asks ?? {};
  return (
    <Box
      component="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        props.onShow();
      }}
      sx={{ display: 'grid', gap: 2 }}
    >
      <NestedInputs
        id={id}
        fields={fields}
        layout={[Object.keys(fields).filter((name) => !PAYMENTS.includes(name)), PAYMENTS]}
        values={{ ...values }}
        hasFailed={props.hasFailed}
        onChange={(next) => onChange({ ...values, ...next })}
        labelScope={labels}
        resource={definition.name}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button type="submit" variant="contained">
          {translate('salesReports.show')}
        </Button>
        <Button disabled={isBusy} onClick={props.onPdf}>
          {translate('salesReports.pdf')}
        </Button>
        <Button disabled={isBusy} onClick={props.onCsv}>
          {translate('salesReports.csv')}
        </Button>
      </Box>
    </Box>
  );
};
