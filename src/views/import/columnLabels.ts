import { type FileColumn, languageCode } from '../../../schemas';
import type { LabelScope, ResourceLabels } from '../../fields/labels';

/** What a column of a file is called, by its key. */
export type ColumnLabel = (key: string) => string;

/** The texts of what columns are of; rows inside a record have no links. */
export type ColumnScope = LabelScope & Partial<Pick<ResourceLabels, 'link'>>;

/** Names columns as the form names their fields, with the language where a field is in several. */
export const columnLabels = (
  columns: readonly FileColumn[],
  labelScope: ColumnScope,
): ColumnLabel => {
  const nameOf = ({ head, key, name, field, within, isLink }: FileColumn): string => {
    if (isLink) return labelScope.link?.(key) ?? head;
    if (within)
      return `${labelScope.rows(name).field(within.inner)} (${languageCode(within.language)})`;
    // Nobody enters an id, so no form has a name for it.
    return field.readOnly ? head : labelScope.field(name);
  };
  const labels = new Map(columns.map((column) => [column.key, nameOf(column)]));
  return (key) => labels.get(key) ?? key;
};
