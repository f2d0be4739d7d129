import type { AnyField, AnyFields, SubListSpec } from '../../../../schemas';
import { viewOf } from '../../../fields/fields';
import { nestedText } from '../../../fields/nestedText';
import type { TableRowData } from '../tableRows';

type Translate = (key: string, options?: Record<string, unknown>) => string;

const isByLanguage = (field: AnyField): field is AnyField & { readonly fields: AnyFields } =>
  field.kind === 'perLanguage';

/** What a row is called: what stands in its first column, or in the first language of it. */
export const nameOfRow = (
  { columns, fields }: SubListSpec,
  row: TableRowData,
  context: { scope: string; resource: string },
  translate: Translate,
  locale: string,
): string => {
  const name = columns?.[0] ?? Object.keys(fields)[0] ?? '';
  const field = fields[name];
  if (!field) return '';
  if (isByLanguage(field)) {
    const [first = {}] = Object.values(row[name] ?? {});
    const inner = { ...context, scope: `${context.scope}.rows.${name}` };
    return nestedText(first, field.fields, inner, translate, locale);
  }
  return viewOf(field).asText(
    row[name],
    { ...context, name, field, record: row },
    translate,
    locale,
  );
};
