import type { JsonFormsI18nState, Translator } from '@jsonforms/core';
import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { type DocumentRow, formOf, initialValues, valueName } from '../../schemas/rows';
import { DocumentContext } from './DocumentContext';
import { documentRenderers } from './documentRenderers';
import { FormState } from './FormState';
import { rowTitle } from './rowTitle';
import { Sheet } from './Sheet';

export interface DocumentFormProps {
  rows: readonly DocumentRow[];
  /** By row id. */
  values: Readonly<Record<number, unknown>>;
  onChange(values: Readonly<Record<number, unknown>>): void;
  /** Translated messages by row id. */
  problems?: Readonly<Record<number, string>>;
  isReadOnly?: boolean;
  /** Of the document, as `NL-nl`; the language that enum values are shown in. */
  language?: string;
  /** What the document's own buttons do; without `onReset` they give back the values it starts with. */
  onSubmit?(): void;
  onReset?(): void;
}

type ByRow<Value> = Readonly<Record<number, Value>>;

/** From what is known by row id to what is known by the names of the form. */
const named = <Value,>(
  rows: readonly DocumentRow[],
  byRow: ByRow<Value>,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const value = byRow[row.id];
      return value === undefined ? [] : [[valueName(row), value] as const];
    }),
  );

/** And back. Values of rows that aren't in the form stay as they were. */
const byRowId = (
  rows: readonly DocumentRow[],
  form: Readonly<Record<string, unknown>>,
  before: ByRow<unknown>,
): ByRow<unknown> => {
  const changed = rows.filter((row) => valueName(row) in form);
  return { ...before, ...Object.fromEntries(changed.map((row) => [row.id, form[valueName(row)]])) };
};

interface LabelContext {
  uischema?: { options?: { row?: DocumentRow } };
}

/** Labels are the titles of rows; everything else that JSON Forms asks for has no text. */
const useRowTitles = (): JsonFormsI18nState => {
  const locale = useLocale();
  const translate = useTranslate();
  return useMemo(() => {
    const titles = (id: string, fallback?: string, context?: LabelContext) => {
      const row = context?.uischema?.options?.row;
      return row && id.endsWith('.label') ? rowTitle(row, translate) : fallback;
    };
    return {
      locale,
      translate: titles as Translator,
      translateError: ({ message = '' }) => message,
    };
  }, [locale, translate]);
};

const noProblems: ByRow<string> = {};

/** A document as a person who fills it in sees it. */
export const DocumentForm = ({ rows, values, onChange, ...props }: DocumentFormProps) => {
  const { problems = noProblems, isReadOnly = false, language, onSubmit, onReset } = props;
  const { schema, uischema } = useMemo(() => formOf(rows), [rows]);
  const data = useMemo(() => named(rows, values), [rows, values]);
  const errors = useMemo(() => named(rows, problems), [rows, problems]);
  const i18n = useRowTitles();
  const surroundings = useMemo(
    () => ({ language, onSubmit, onReset: onReset ?? (() => onChange(initialValues(rows))) }),
    [language, onSubmit, onReset, onChange, rows],
  );
  return (
    <DocumentContext value={surroundings}>
      <Sheet>
        <FormState
          schema={schema}
          uischema={uischema}
          data={data}
          onChange={(form) => onChange(byRowId(rows, form, values))}
          renderers={documentRenderers}
          i18n={i18n}
          problems={errors}
          isReadOnly={isReadOnly}
        />
      </Sheet>
    </DocumentContext>
  );
};
