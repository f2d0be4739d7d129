import type { JsonFormsI18nState, Translator } from '@jsonforms/core';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { type DocumentRow, formOf, initialValues, valueName } from '../../schemas/documents';
import { DocumentContext } from './DocumentContext';
import { documentRenderers } from './documentRenderers';
import { FormState } from './FormState';
import { rowTitle } from './rowTitle';
import { Sheet } from './Sheet';
import './texts';

export interface DocumentFormProps {
  /** The same array as long as they are the same rows. */
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

const focusable =
  'input:not([aria-hidden]), textarea:not([aria-hidden]), [role="combobox"], button';

/** Sends whoever pressed the document's own button to the first row that is wrong. */
const useFirstProblem = ({ rows, problems = noProblems }: DocumentFormProps) => {
  const box = useRef<HTMLDivElement>(null);
  const isAsked = useRef(false);
  useEffect(() => {
    const wrong = rows.find(({ id }) => problems[id]);
    if (!isAsked.current || !wrong) return;
    isAsked.current = false;
    const row = box.current?.querySelector(`[data-row="${wrong.id}"]`);
    row?.querySelector<HTMLElement>(focusable)?.focus();
  }, [rows, problems]);
  return { box, isAsked };
};

/** What the document's buttons do: always by the latest values, so that they needn't be drawn again. */
const useSurroundings = (props: DocumentFormProps, isAsked: RefObject<boolean>) => {
  const { language, isReadOnly } = props;
  const latest = useRef(props);
  useLayoutEffect(() => {
    latest.current = props;
  }, [props]);
  return useMemo(
    () => ({
      language,
      isReadOnly,
      onSubmit: () => {
        isAsked.current = true;
        latest.current.onSubmit?.();
      },
      onReset: () => {
        const { rows, onReset, onChange } = latest.current;
        if (onReset) onReset();
        else onChange(initialValues(rows));
      },
    }),
    [language, isReadOnly, isAsked],
  );
};

/** A document as a person who fills it in sees it. */
export const DocumentForm = (props: DocumentFormProps) => {
  const { rows, values, onChange, problems = noProblems, isReadOnly = false } = props;
  const { schema, uischema } = useMemo(() => formOf(rows), [rows]);
  const data = useMemo(() => named(rows, values), [rows, values]);
  const errors = useMemo(() => named(rows, problems), [rows, problems]);
  const { box, isAsked } = useFirstProblem(props);
  return (
    <DocumentContext value={useSurroundings(props, isAsked)}>
      <Sheet ref={box}>
        <FormState
          schema={schema}
          uischema={uischema}
          data={data}
          onChange={(form) => onChange(byRowId(rows, form, values))}
          renderers={documentRenderers}
          i18n={useRowTitles()}
          problems={errors}
          isReadOnly={isReadOnly}
        />
      </Sheet>
    </DocumentContext>
  );
};
