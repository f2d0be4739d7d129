import {
  type AnyFields,
  type DataRecord,
  emptyValues,
  isKind,
  type SubListSpec,
} from '../../../../schemas';
import type { FieldContext, TextWriter } from '../../../fields/KindView';
import { nestedText, textOfField } from '../../../fields/text';

/** What a row is called: its text in a table, or what stands in its first column, or in the first language of it. */
export const nameOfRow = (
  {
    table,
    columns,
    fields,
  }: Partial<Pick<SubListSpec, 'columns' | 'table'>> & Pick<SubListSpec, 'fields'>,
  row: DataRecord,
  context: Pick<FieldContext, 'labelScope' | 'resource'>,
  writer: TextWriter,
): string => {
  const name = table?.title ?? columns?.[0] ?? Object.keys(fields)[0] ?? '';
  const field = fields[name];
  if (!field) return '';
  if (isKind(field, 'perLanguage')) {
    const [first = {}] = Object.values(row[name] ?? {});
    const inner = { ...context, labelScope: context.labelScope.rows(name) };
    return nestedText(first, field.fields, inner, writer);
  }
  return textOfField(row[name], { ...context, name, field, record: row }, writer);
};

/** The languages of the record's texts that ask the same which are available. */
const languagesLike = (
  available: object,
  fields: AnyFields,
  record: DataRecord,
): readonly string[] | undefined => {
  const like = Object.entries(fields).find(
    ([, field]) => isKind(field, 'perLanguage') && field.available === available,
  );
  return like && Object.keys(Object(record[like[0]]));
};

/**
 * The values of a new row. Its texts are in the languages of the record's own, where both ask the same for them.
 *
 * @param recordFields the fields of the record that the row is added to
 */
export const newRowOf = (
  fields: AnyFields,
  recordFields: AnyFields,
  record: DataRecord,
): Record<string, unknown> => ({
  ...emptyValues(fields),
  ...Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      if (!isKind(field, 'perLanguage') || !field.available) return [];
      const languages = languagesLike(field.available, recordFields, record);
      if (!languages) return [];
      const blocks = languages.map((language) => [language, emptyValues(field.fields)]);
      return [[name, Object.fromEntries(blocks)]];
    }),
  ),
});
