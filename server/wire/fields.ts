import { type AnyField, type AnyFields, inOwnWords, isKind, type Problem } from '../../schemas';
import { serializeValue } from '../../schemas/codec';
import { isObject } from '../../schemas/isObject';
import { perObject } from '../../schemas/perObject';
import type { Values } from '../store/Store';
import { wireKindOf } from '.';
import { parseJson } from './list';
import { isNothing, type NestedWire, Unreadable } from './WireKind';

/** The fields that are stored; what belongs only to the form isn't. */
const storedFields = (fields: AnyFields): readonly (readonly [string, AnyField])[] =>
  Object.entries(fields).filter(([, { formOnly }]) => !formOnly);

/** What is stored for a field that nothing has filled. */
export const emptyValue = (field: AnyField): unknown => wireKindOf(field).empty(field);

/** What is stored for a field of a new record: its default, or nothing. */
const firstValue = (field: AnyField): unknown => {
  const kind = wireKindOf(field);
  return field.default === undefined
    ? kind.empty(field)
    : kind.accept(serializeValue(field.default, field), field, undefined, nested, {});
};

/** What is stored for the fields of a new record. What the server works out itself has nothing to store. */
export const firstValues = (fields: AnyFields): Values =>
  Object.fromEntries(
    storedFields(fields)
      .filter(([, field]) => !field.readOnly || field.default !== undefined)
      .map(([name, field]) => [name, firstValue(field)]),
  );

/** What a body carries for a field, under the name of writing, of reading, or its own. @throws Unreadable */
export const sentFor = (body: Values, name: string, field: AnyField): unknown => {
  const { sendAs, readAs, wire, within } = field;
  const holder = holderIn(body, within);
  const known = [sendAs, wire, name, readAs].find(
    (one) => one !== undefined && holder[one] !== undefined,
  );
  const sent = known === undefined ? undefined : holder[known];
  // Where the record that is referred to is answered itself, it comes back so; its id identifies it.
  const isWhole = known === readAs && isKind(field, 'reference') && isObject(sent);
  return isWhole && Object.hasOwn(sent, 'id') ? sent.id : sent;
};

/** An object of a body that holds fields; a form sends it as text. @throws Unreadable */
const sentHolder = (sent: unknown): Values => {
  if (isNothing(sent)) return {};
  const read = typeof sent === 'string' ? parseJson(sent) : sent;
  if (isObject(read)) return read;
  throw new Unreadable({ message: 'server.shapes.object' });
};

/** The object of a body that holds a field, with dots where others hold it. @throws Unreadable */
const holderIn = (body: Values, within: string | undefined): Values =>
  (within?.split('.') ?? []).reduce((holder, part) => sentHolder(holder[part]), body);

/** The value to store for a field that was sent. @throws Unreadable */
export const acceptField = (
  sent: unknown,
  field: AnyField,
  before: unknown,
  around: Values = {},
): unknown => wireKindOf(field).accept(sent, field, before, nested, around);

export interface Accepted {
  /** Values to store for the fields that were sent and could be read. */
  readonly changes: Values;
  /** Why others could not be read, by field. */
  readonly problems: Readonly<Record<string, Problem<string>>>;
}

/** Reads the fields that a body carries; what it carries besides is ignored. */
export const acceptFields = (
  body: Values,
  fields: AnyFields,
  before: Values | undefined,
): Accepted => {
  const changes: Record<string, unknown> = {};
  const problems: Record<string, Problem<string>> = {};
  const around = { ...before, ...body };
  for (const [name, field] of Object.entries(fields)) {
    try {
      const sent = sentFor(body, name, field);
      if (sent !== undefined) changes[name] = acceptField(sent, field, before?.[name], around);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      problems[name] = inOwnWords(error.problem, field);
    }
  }
  return { changes, problems };
};

/** One stored value as it travels. */
export const answerField = (stored: unknown, field: AnyField, around: Values = {}): unknown => {
  const kind = wireKindOf(field);
  return kind.answer ? kind.answer(stored, field, nested, around) : (stored ?? kind.empty(field));
};

/** Where a stored field stands in an answer. */
interface Place {
  readonly name: string;
  readonly field: AnyField;
  /** The objects that hold it, from the outermost. */
  readonly within: readonly string[];
  readonly readAs: string;
}

/** Each row of a list is answered by the same. */
const placesOf = perObject((fields: AnyFields): readonly Place[] =>
  storedFields(fields).map(([name, field]) => ({
    name,
    field,
    within: field.within?.split('.') ?? [],
    readAs: field.readAs ?? field.wire ?? name,
  })),
);

/** Stored values as they travel, under the names of reading. */
export const answerFields = (stored: Values, fields: AnyFields): Record<string, unknown> => {
  const answered: Record<string, unknown> = {};
  for (const { name, field, within, readAs } of placesOf(fields)) {
    let holder = answered;
    for (const part of within) {
      holder[part] ??= {};
      holder = holder[part] as Record<string, unknown>;
    }
    holder[readAs] = answerField(stored[name], field, stored);
  }
  return answered;
};

const nested: NestedWire = {
  accept: (sent, fields, before) => {
    const { changes, problems } = acceptFields(sent, fields, before);
    const problem = Object.values(problems)[0];
    if (problem) throw new Unreadable(problem);
    return { ...(before ?? firstValues(fields)), ...changes };
  },
  answer: answerFields,
};
