import { type AnyFields, emptyValues, type OptionsOf, type ValueOf } from '../../../schemas';
import { firstRows, withSameRows } from '../../../schemas/kinds/sameRows';

type Value = ValueOf<'perLanguage'>;
type Options = OptionsOf<'perLanguage'>;

const NONE: AnyFields = {};

/** The values of a new row that all languages have alike. */
const emptyRow = ({ fields, sameRows }: Options): Record<string, unknown> => {
  const rows = fields[sameRows?.field ?? ''];
  return emptyValues(rows && 'fields' in rows ? (rows.fields as AnyFields) : NONE);
};

/** The block of a language as it is entered; one that isn't there yet begins with the rows that all have alike. */
export const blockOf = (field: Options, value: Value, language: string): Value[string] => {
  const { fields, sameRows } = field;
  const block = value[language];
  if (block || !sameRows) return block ?? {};
  return {
    ...emptyValues(fields),
    [sameRows.field]: firstRows(value, sameRows, emptyRow(field)),
  };
};

/**
 * All blocks after one was entered.
 *
 * @param before the block as it was shown: what was taken from its rows is detected by those that are still the same
 */
export const withBlock = (
  field: Options,
  value: Value,
  language: string,
  before: Value[string],
  after: Value[string],
): Value =>
  field.sameRows
    ? withSameRows(
        { ...value, [language]: before },
        language,
        after,
        field.sameRows,
        emptyRow(field),
      )
    : { ...value, [language]: after };
