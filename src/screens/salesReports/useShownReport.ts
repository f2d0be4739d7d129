import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { useToday } from '../../session/useToday';
import { useToast } from '../../ui/toasts';
import {
  askedOf,
  firstValues,
  isBackwards,
  isRight,
  type ReportKind,
  type ReportValues,
  rememberTime,
} from './reportRequest';
import { type AskedReport, useFigures } from './useReport';

/** Which report is open, what is entered for it, and the figures of the one that was last requested. */
export const useShownReport = (definition: Resource) => {
  const translate = useTranslate();
  const toast = useToast();
  const today = useToday();
  const [kind, setKind] = useState<ReportKind>('DailyReport');
  const [values, setValues] = useState(() => firstValues(kind, today));
  const [hasFailed, setFailed] = useState(false);
  const [shown, setShown] = useState<AskedReport>(() => ({ kind, asked: askedOf(kind, values) }));
  const answer = useFigures(definition, shown);

  const open = (next: ReportKind) => {
    const first = { ...firstValues(next, today), by: values.by };
    setKind(next);
    setValues(first);
    setFailed(false);
    setShown({ kind: next, asked: askedOf(next, first) });
  };
  const change = (next: ReportValues) => {
    if (next.time && next.time !== values.time) rememberTime(next.time);
    setValues(next);
  };
  /** Does something with what is entered, unless it is invalid: that is reported. */
  const withAsked = (work: (report: AskedReport) => unknown) => () => {
    const isWrong = !isRight(definition.queries[kind]?.asks ?? {}, values);
    setFailed(isWrong);
    if (isWrong) return;
    if (isBackwards(values)) toast.error(translate('salesReports.range'));
    else work({ kind, asked: askedOf(kind, values) });
  };
  /** Shows a report; the same one once more with the figures that there are now. */
  const show = (report: AskedReport) =>
    hashKey([report]) === hashKey([shown]) ? answer.refetch() : setShown(report);

  return { kind, values, hasFailed, shown, answer, open, change, withAsked, show };
};
