import { type FileColumn, languageCode } from '../../../schemas';
import type { LabelScope } from '../../fields/labels';

/** What a column of a file is called, by its key. */
export type ColumnLabel = (key: string) => string;

/** Names columns as the form names their fields, with the language where a field is in several. */
export const columnLabels = (
  columns: readonly FileColumn[],
  labelScope: LabelScope,
): ColumnLabel => {
  const nameOf = ({ head, name, field, within }: FileColumn): string => {
    if (within)
      return `${labelScope.rows(name).field(within.inner)} (${languageCode(within.language)})`;
    // Nobody enters an id, so no form has a name for it.
    return field.readOnly ? head : labelScope.field(name);
  };
  const labels = new Map(columns.map((column) => [column.key, nameOf(column)]));
  return (key) => labels.get(key) ?? key;
};
