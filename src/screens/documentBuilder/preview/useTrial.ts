import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { checkValues, initialValues } from '../../../../schemas/documents';
import { problemTexts } from '../../../documents/problemTexts';
import { useBuilder } from '../BuilderContext';

/** A document that is filled in to try it out: what was filled in, and what is wrong with it once checked. */
export const useTrial = () => {
  const translate = useTranslate();
  const rows = useBuilder(({ history }) => history.rows);
  const [values, setValues] = useState(() => initialValues(rows));
  const [checks, setChecks] = useState(0);
  const paper = useRef<HTMLDivElement>(null);
  const problems = useMemo(
    () => (checks > 0 ? problemTexts(checkValues(rows, values), translate) : {}),
    [checks, rows, values, translate],
  );
  useEffect(() => {
    if (checks > 0) paper.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [checks]);
  return {
    rows,
    values,
    problems,
    isChecked: checks > 0,
    paper,
    change: setValues,
    check: () => setChecks(checks + 1),
    reset: () => {
      setValues(initialValues(rows));
      setChecks(0);
    },
  };
};

export type Trial = ReturnType<typeof useTrial>;
