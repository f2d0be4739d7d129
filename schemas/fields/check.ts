import type { AnyField, AnyFields, FieldOptions, Nested, Problem } from '../kinds/Kind';
import { isBlank } from '../text/blank';
import { codec, emptyOf } from './codec';
import { kindOf } from './isKind';

export type Mode = 'create' | 'update';

/** Whether a field is on screen: all the fields that it depends on have the values it asks for. */
export const isShown = (
  { when }: FieldOptions<unknown>,
  record: Record<string, unknown>,
): boolean =>
  Object.entries(when ?? {}).every(([name, wanted]) =>
    Array.isArray(wanted) ? wanted.includes(record[name]) : record[name] === wanted,
  );

/** Whether a field must be filled in a mode. */
export const isRequired = ({ required }: FieldOptions<unknown>, mode: Mode): boolean =>
  required === true || required === mode;

const isMissing = (
  given: unknown,
  field: AnyField,
  record: Readonly<Record<string, unknown>>,
): boolean => {
  const kind = kindOf(field);
  const value = given ?? emptyOf(field);
  return kind.isEmpty?.(value, field, nested, record) ?? isBlank(value);
};

/** Whether a text is a day, a time or a moment, and not what was typed in its place. */
const isInOrder = (text: string): boolean => /^(\d{4}-\d{2}-\d{2}|\d{2}:\d{2})/.test(text);

/** Whether a value comes before the one that it must not come before. */
const comesFirst = (
  value: unknown,
  { atLeast }: FieldOptions<unknown>,
  record: Readonly<Record<string, unknown>>,
): Problem | undefined => {
  const least = atLeast === undefined ? undefined : record[atLeast];
  if (typeof value === 'number' && typeof least === 'number')
    return value !== 0 && value < least ? { message: 'belowLeast' } : undefined;
  if (typeof value !== 'string' || typeof least !== 'string' || value === '') return undefined;
  // Days and times stand as ISO has them, so that their texts are in their order. What is wrong in the other one is
  // reported there.
  return isInOrder(least) && value < least ? { message: 'endsFirst' } : undefined;
};

/** Whether a number is above the one that it must not be above. */
const goesBeyond = (
  value: unknown,
  { atMost }: FieldOptions<unknown>,
  record: Readonly<Record<string, unknown>>,
): Problem | undefined => {
  const most = atMost === undefined ? undefined : record[atMost];
  const isBeyond = typeof value === 'number' && typeof most === 'number' && value > most;
  return isBeyond ? { message: 'aboveMost' } : undefined;
};

/** Whether a value is missing beside the one that is meaningless without it. */
const standsAlone = (
  value: unknown,
  { with: other }: FieldOptions<unknown>,
  record: Readonly<Record<string, unknown>>,
): Problem | undefined =>
  other !== undefined && isBlank(value) && !isBlank(record[other])
    ? { message: 'both' }
    : undefined;

/** A problem as the field reports it: with a message of its own, where it has some for that message. */
export const inOwnWords = (
  problem: Problem<string>,
  { messages = {} }: FieldOptions<unknown>,
): Problem<string> => {
  const own = Object.entries(messages).find(([message]) => message === problem.message);
  return own ? { params: problem.params, message: own[1] } : problem;
};

const problemOf = (
  given: unknown,
  field: AnyField,
  record: Readonly<Record<string, unknown>>,
  mode: Mode,
): Problem<string> | undefined =>
  isRequired(field, mode) && isMissing(given, field, record)
    ? { message: 'required' }
    : (kindOf(field).check?.(given ?? emptyOf(field), field, nested, record) ??
      standsAlone(given, field, record) ??
      comesFirst(given, field, record) ??
      goesBeyond(given, field, record));

/** The message where something isn't there that has to be. */
const LACKING: readonly string[] = ['required', 'incomplete', 'incompleteOne', 'incompleteRow'];

/** Whether what is wrong with a value is that something isn't there. */
export const isLacking = (
  given: unknown,
  field: AnyField,
  record: Readonly<Record<string, unknown>>,
  mode: Mode,
): boolean => LACKING.includes(problemOf(given, field, record, mode)?.message ?? '');

/**
 * What is wrong with one value, `undefined` when nothing is. A missing one counts as the kind's empty value.
 *
 * @param record the values around it, for kinds that depend on another field
 * @param mode whether it is of a new record or of a stored one
 */
export const checkValue = (
  given: unknown,
  field: AnyField,
  record: Readonly<Record<string, unknown>> = {},
  mode: Mode = 'create',
): Problem<string> | undefined => {
  const problem = problemOf(given, field, record, mode);
  return problem && inOwnWords(problem, field);
};

const wrongIn: Nested['wrong'] = (values, fields) => {
  for (const [name, field] of Object.entries(fields)) {
    const problem = isShown(field, values) ? checkValue(values[name], field, values) : undefined;
    if (problem) return { name, problem };
  }
  return undefined;
};

/** What is wrong first with the values of fields that are on screen, `undefined` when nothing is. */
export const checkFields = (
  values: Record<string, unknown>,
  fields: AnyFields,
): Problem<string> | undefined => wrongIn(values, fields)?.problem;

/** How the kinds that hold fields read, write and check those fields. */
const nested: Nested = {
  ...codec,
  check: checkFields,
  wrong: wrongIn,
  lacking: (value, fields) =>
    Object.entries(fields).find(
      ([name, field]) =>
        isRequired(field, 'create') &&
        isShown(field, value) &&
        isMissing(value[name], field, value),
    )?.[0],
};
