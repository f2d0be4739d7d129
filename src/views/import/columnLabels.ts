import { type FileColumn, languageCode } from '../../../schemas';
import type { LabelScope, ResourceLabels } from '../../fields/labels';

/** What a column of a file is called, by its key. */
export type ColumnLabel = (key: string) => string;

/** The texts of what columns are of; rows inside a record have no links, and no rows. */
export type ColumnScope = LabelScope & Partial<Pick<ResourceLabels, 'link' | 'subList'>>;

/** What a column is called among those of the same record, or the same row. */
const nameIn = (scope: LabelScope, { name, field, within }: FileColumn): string => {
  if (within) return `${scope.rows(name).field(within.inner)} (${languageCode(within.language)})`;
  // Nobody enters an id, so no form has a name for it.
  return field.readOnly ? name : scope.field(name);
};

/** Names columns as the form names their fields, with the language where a field is in several. */
export const columnLabels = (
  columns: readonly FileColumn[],
  labelScope: ColumnScope,
): ColumnLabel => {
  const nameOf = (column: FileColumn): string => {
    const { head, key, isLink, list } = column;
    if (isLink) return labelScope.link?.(key) ?? head;
    const rows = list === undefined ? undefined : labelScope.subList?.(list);
    return rows ? `${rows.one()}: ${nameIn(rows, column)}` : nameIn(labelScope, column);
  };
  const labels = new Map(columns.map((column) => [column.key, nameOf(column)]));
  return (key) => labels.get(key) ?? key;
};
