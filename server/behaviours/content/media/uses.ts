import { type AnyFields, holdsFields, isKind } from '../../../../schemas';
import { type RowOptions, type RowType, rowTypeOf } from '../../../../schemas/documents';
import type { CallContext, Using } from '../../../contract/CallContext';
import { rowsOf } from '../../../records/tenant';
import { answersTo, familiesWith } from '../../builder/documents/answers';
import { DOCUMENTS } from '../../builder/documents/documentRows';

/** The answers to documents that a file was sent as. */
export const sentAs = async (context: CallContext, id: number): Promise<readonly Using[]> => {
  const asksFile = (type: RowType | undefined, options: RowOptions = {}): boolean =>
    type?.value?.schema(options).format === 'media';
  const families = await familiesWith(context, asksFile, ({ type, options }) =>
    asksFile(rowTypeOf(type), options),
  );
  return answersTo(context, families, 'cleared', [id]);
};

/** The fields that hold HTML and the like, those of rows and languages by their path. */
const markupIn = (fields: AnyFields): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (isKind(field, 'richText', 'code')) return [name];
    if (!holdsFields(field)) return [];
    return markupIn(field.fields).map((inner) => `${name}.${inner}`);
  });

/** What shows a file by its address, written in HTML; it stays as it is, with nothing to be seen there. */
export const shownInHtml = async (context: CallContext, id: number): Promise<readonly Using[]> => {
  const text = `media/files?id=${id}`;
  // Numbers that begin alike are found as well.
  const address = new RegExp(`media/files\\?id=${id}(?!\\d)`);
  const uses: Using[] = [];
  for (const definition of context.definitions.all) {
    const own = markupIn(definition.fields);
    const fields = definition.name === DOCUMENTS ? [...own, 'values.options'] : own;
    if (fields.length === 0) continue;
    const found = await rowsOf(context, context.tables.of(definition)).find({
      search: { text, fields },
    });
    const rows = found.filter((row) => address.test(JSON.stringify(row)));
    if (rows.length > 0) uses.push({ resource: definition.name, effect: 'cleared', rows });
  }
  return uses;
};
