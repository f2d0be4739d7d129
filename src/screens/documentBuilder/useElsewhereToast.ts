import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useReportElsewhere } from '../../views/conflicts/useReportElsewhere';
import { useBuilder } from './BuilderContext';

/** Reports once what somebody else changed of the document while it was built here. */
export const useElsewhereToast = ({ name }: Resource): void => {
  const translate = useTranslate();
  const labels = useLabels(name);
  const reportElsewhere = useReportElsewhere();
  const elsewhere = useBuilder((state) => state.elsewhere);
  const reported = useRef(elsewhere);
  useEffect(() => {
    if (elsewhere === null || reported.current === elsewhere) return;
    reported.current = elsewhere;
    const titles = elsewhere.titles.filter((title) => title !== '').map((title) => `“${title}”`);
    const unnamed = elsewhere.areRowsOthers && titles.length === 0;
    reportElsewhere(elsewhere.by, [
      ...elsewhere.details.map(labels.field),
      ...(unnamed ? [translate('documentBuilder.rows.title').toLowerCase()] : titles),
    ]);
  }, [elsewhere, labels, reportElsewhere, translate]);
};
