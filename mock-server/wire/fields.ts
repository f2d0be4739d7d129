import {
  type AnyField,
  type AnyFields,
  nested as codecs,
  kindOf,
  type Problem,
} from '../../schemas';
import type { Values } from '../store/Store';
import { wireKindOf } from './index';
import { type NestedWire, Unreadable } from './WireKind';

/** What is stored for a field of a new record: its default, or nothing. */
const firstValue = (field: AnyField): unknown => {
  const kind = wireKindOf(field);
  return field.default === undefined
    ? kind.empty(field)
    : kind.accept(kindOf(field).serialize(field.default, field, codecs), field, undefined, nested);
};

/** What is stored for the fields of a new record. What the server works out itself has nothing to store. */
export const firstValues = (fields: AnyFields): Values =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.readOnly || field.default !== undefined)
      .map(([name, field]) => [name, firstValue(field)]),
  );

/** The name under which a body carries a field: that of writing, of reading, or its own. */
const sentName = (body: Values, name: string, { send, wire }: AnyField): string | undefined =>
  [send, wire, name].find((known) => known !== undefined && body[known] !== undefined);

/** The value to store for a field that was sent. @throws Unreadable */
export const acceptField = (sent: unknown, field: AnyField, before: unknown): unknown =>
  wireKindOf(field).accept(sent, field, before, nested);

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
  for (const [name, field] of Object.entries(fields)) {
    const sent = sentName(body, name, field);
    if (sent === undefined) continue;
    try {
      changes[name] = acceptField(body[sent], field, before?.[name]);
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error;
      problems[name] = error.problem;
    }
  }
  return { changes, problems };
};

/** One stored value as it travels. */
export const answerField = (stored: unknown, field: AnyField): unknown => {
  const kind = wireKindOf(field);
  return kind.answer ? kind.answer(stored, field, nested) : (stored ?? kind.empty(field));
};

/** Stored values as they travel, under the names of reading. */
export const answerFields = (stored: Values, fields: AnyFields): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      field.wire ?? name,
      answerField(stored[name], field),
    ]),
  );

const nested: NestedWire = {
  accept: (sent, fields, before) => {
    const { changes, problems } = acceptFields(sent, fields, before);
    const problem = Object.values(problems)[0];
    if (problem) throw new Unreadable(problem);
    return { ...(before ?? firstValues(fields)), ...changes };
  },
  answer: answerFields,
};
