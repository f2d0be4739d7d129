import { type AnyField, type AnyFields, parseRecord, titleOf } from '../../schemas';
import type { Row, Values } from '../store/Store';
import { answerFields } from '../wire/fields';
import { findRows } from './scope';
import { readerOf } from './texts';
import type { Work } from './Work';

/** The resource that a field refers to, where the record carries the referred record's title as well. */
const titled = (field: AnyField): { to: string; titleIn: string } | undefined =>
  field.kind === 'reference' && 'to' in field && 'titleIn' in field && field.titleIn
    ? { to: String(field.to), titleIn: String(field.titleIn) }
    : undefined;

/** The name of a stored row: its definition's title, or what rows without one go by. */
export const titleOfRow = (work: Work, collection: string, row: Row): string => {
  const definition = work.catalogue.named(collection);
  if (!definition) return String(row.title ?? row.name ?? '');
  const { computed, fields, title } = definition;
  if (!title.some((name) => name in computed)) return titleOf(definition, row);
  const wire = { id: row.id, ...answerFields(row, fields) };
  const reader = readerOf(work, definition.name);
  return titleOf(definition, parseRecord(definition, wire, work.call.context.clock(), reader));
};

/**
 * Finds the titles of the records that rows refer to.
 *
 * @returns for each row the titles under the names that its fields give (`titleIn`)
 */
export const titlesOf = async (
  work: Work,
  { fields }: { readonly fields: AnyFields },
  rows: readonly Values[],
): Promise<(row: Values) => Values> => {
  const parts: ((row: Values) => Values)[] = [];
  for (const [name, field] of Object.entries(fields)) {
    const reference = titled(field);
    // Where the field itself is to hold an object, the resource's behaviour makes it.
    if (!reference || reference.titleIn === name) continue;
    const ids = [...new Set(rows.map((row) => row[name]))];
    const found = await findRows(work, reference.to, { where: { id: ids } });
    const titles = new Map(found.rows.map((row) => [row.id, titleOfRow(work, reference.to, row)]));
    parts.push((row) => ({ [reference.titleIn]: titles.get(Number(row[name])) ?? '' }));
  }
  return (row) => Object.assign({}, ...parts.map((part) => part(row)));
};
