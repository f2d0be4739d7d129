import { emptyValues, isKind, type OptionsOf, type Resource, type ValueOf } from '../../../schemas';
import { blockOf, withBlock } from '../../kinds/perLanguage/blocks';

type Texts = OptionsOf<'perLanguage'>;

/** The field of a page that holds its texts by language. */
export const textsOf = ({ fields }: Resource): Texts | undefined =>
  Object.values(fields).find((field) => isKind(field, 'perLanguage'));

/** The texts of all languages with blocks that were missing, still empty. */
export const withMissing = (
  field: Texts,
  texts: ValueOf<'perLanguage'>,
  language: string,
  missing: readonly string[],
): ValueOf<'perLanguage'> => {
  const { field: name = '', by = '' } = field.sameRows ?? {};
  const rows = field.fields[name];
  const empty = rows && isKind(rows, 'rows') ? emptyValues(rows.fields) : {};
  const before = blockOf(field, texts, language);
  const there = before[name];
  const added = missing.map((key) => ({ ...empty, id: null, [by]: key }));
  const after = { ...before, [name]: [...(Array.isArray(there) ? there : []), ...added] };
  return withBlock(field, texts, language, before, after);
};
