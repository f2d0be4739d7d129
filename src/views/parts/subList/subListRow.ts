import { type DataRecord, isKind, type SubListSpec } from '../../../../schemas';
import type { FieldContext, TextWriter } from '../../../fields/KindView';
import { nestedText, textOfField } from '../../../fields/text';

/** What a row is called: what stands in its first column, or in the first language of it. */
export const nameOfRow = (
  { columns, fields }: Partial<Pick<SubListSpec, 'columns'>> & Pick<SubListSpec, 'fields'>,
  row: DataRecord,
  context: Pick<FieldContext, 'labelScope' | 'resource'>,
  writer: TextWriter,
): string => {
  const name = columns?.[0] ?? Object.keys(fields)[0] ?? '';
  const field = fields[name];
  if (!field) return '';
  if (isKind(field, 'perLanguage')) {
    const [first = {}] = Object.values(row[name] ?? {});
    const inner = { ...context, labelScope: context.labelScope.rows(name) };
    return nestedText(first, field.fields, inner, writer);
  }
  return textOfField(row[name], { ...context, name, field, record: row }, writer);
};
