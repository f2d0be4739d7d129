import { useMemo } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { type AnyFields, traitsOf } from '../../schemas';
import type { FieldContext, TextWriter } from './KindView';
import { useViewOf } from './registry';

/** What values are written as text with, in the language that is read. */
export const useTextWriter = (): TextWriter => {
  const translate = useTranslate();
  const locale = useLocale();
  const viewOf = useViewOf();
  return useMemo(() => ({ translate, locale, viewOf }), [translate, locale, viewOf]);
};

/** A field's value as text. */
export const textOfField = (value: unknown, context: FieldContext, writer: TextWriter): string =>
  writer.viewOf(context.field).asText(value, context, writer);

/** A value as it stands among others, with its name where it needs one. */
const textAmongOthers = (value: unknown, context: FieldContext, writer: TextWriter): string => {
  const label = context.labelScope.field(context.name);
  const { namedInText } = traitsOf(context.field);
  if (namedInText === 'alone') return value ? label : '';
  const text = textOfField(value, context, writer);
  return text !== '' && namedInText === 'before' ? `${label} ${text}` : text;
};

/** The values of fields inside a field as one text, for a history or an exported table; empty ones are left out. */
export const nestedText = (
  values: Readonly<Record<string, unknown>>,
  fields: AnyFields,
  context: Pick<FieldContext, 'labelScope' | 'resource'>,
  writer: TextWriter,
): string =>
  Object.entries(fields)
    .map(([name, field]) =>
      textAmongOthers(values[name], { ...context, name, field, record: values }, writer),
    )
    .filter((text) => text !== '')
    .join(', ');
