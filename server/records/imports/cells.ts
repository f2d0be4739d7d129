import { type AnyField, type FileColumn, isKind, nameToSend, traitsOf } from '../../../schemas';
import { isObject } from '../../../schemas/isObject';
import type { Values } from '../../store/Store';
import { answerField } from '../../wire/fields';
import { storedRows } from '../../wire/rows';

/** What a column is of: the row, or the block of a language in it. */
const holderOf = (row: Values, { name, within }: FileColumn): Values =>
  within ? (storedRows(row[name]).find(({ language }) => language === within.language) ?? {}) : row;

/** Codes that travel as flags, and lists of what is no object, are texts with commas. */
const textOfAnswer = (answered: unknown, field: AnyField): string => {
  if (answered === null || answered === undefined) return '';
  if (typeof answered !== 'object') return String(answered);
  if (isKind(field, 'choices') && isObject(answered))
    return Object.keys(answered)
      .filter((code) => answered[code] === 1)
      .join(',');
  // Nothing is written for a list of nothing.
  if (Array.isArray(answered) && !answered.some(isObject)) return answered.join(',');
  return JSON.stringify(answered);
};

/** Amounts stand in a file as they stand on screen, in euros. */
const answerOf = (row: Values, column: FileColumn): unknown => {
  const { field, name, within } = column;
  const answered = answerField(holderOf(row, column)[within?.inner ?? name], field);
  if (isKind(field, 'choice')) return field.formerly?.[String(answered)] ?? answered;
  return traitsOf(field).numbers === 'cents' && typeof answered === 'number'
    ? answered / 100
    : answered;
};

/** The cell that a file has for a stored row in a column. */
export const cellOf = (row: Values, column: FileColumn): string =>
  textOfAnswer(answerOf(row, column), column.field);

/** The same where numbers are to be distinguished from texts, for whoever writes them as people read them. */
export const exportedOf = (row: Values, column: FileColumn): string | number => {
  const answered = answerOf(row, column);
  return typeof answered === 'number' ? answered : textOfAnswer(answered, column.field);
};

/** The same as far as two rows can differ in it: what is linked to a record has no order. */
export const comparedCell = (row: Values, column: FileColumn): string => {
  const text = cellOf(row, column);
  return column.isLink ? text.split(',').toSorted().join(',') : text;
};

type Body = Record<string, unknown>;

/** Puts a value where its field is sent: within an object of the body, where it travels so. */
const put = (body: Body, name: string, field: AnyField, value: unknown): void => {
  let holder = body;
  for (const part of field.within?.split('.') ?? []) {
    holder[part] ??= {};
    holder = holder[part] as Body;
  }
  holder[nameToSend(name, field)] = value;
};

/** A line as the form would send it, by the columns whose cells could be read. */
export const bodyOf = (
  columns: readonly FileColumn[],
  values: Readonly<Record<string, unknown>>,
): Values => {
  const body: Body = {};
  const blocks = new Map<string, Body>();
  for (const { name, key, field, within } of columns) {
    const value = values[key];
    if (value === undefined) continue;
    if (!within) put(body, name, field, value);
    else {
      const at = `${name} ${within.language}`;
      const block = blocks.get(at) ?? { language: within.language };
      if (!blocks.has(at)) body[name] = [...((body[name] as Body[] | undefined) ?? []), block];
      blocks.set(at, block);
      put(block, within.inner, field, value);
    }
  }
  return body;
};
