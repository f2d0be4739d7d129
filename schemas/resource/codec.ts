import { type KindName, kinds } from '../kinds/index';
import {
  type AnyField,
  type AnyFields,
  type FieldOptions,
  type Kind,
  type Nested,
  nameToRead,
  nameToSend,
  type Problem,
} from '../kinds/Kind';
import { readNumber } from '../kinds/numberKind';
import { isBlank } from '../text/blank';
import type { Reader } from './parts';
import type { Resource } from './resource';

export type DataRecord = { id: number } & Record<string, unknown>;
export type Mode = 'create' | 'update';

/** The kind of a field, as parts see it that treat all kinds alike. */
export const kindOf = (field: AnyField): Kind<unknown, AnyField> =>
  kinds[field.kind as KindName] as unknown as Kind<unknown, AnyField>;

/** Whether a field is on screen: all the fields that it depends on have the values it asks for. */
export const isShown = (
  { when }: FieldOptions<unknown>,
  record: Record<string, unknown>,
): boolean =>
  Object.entries(when ?? {}).every(([name, wanted]) =>
    Array.isArray(wanted) ? wanted.includes(record[name]) : record[name] === wanted,
  );

/** Whether a record's own values let it be changed, or deleted. */
export const isOpen = (
  { verbs: { update } }: Resource,
  record: Readonly<Record<string, unknown>>,
): boolean => !update || isShown({ when: update.when }, record);

/** Whether a field must be filled in a mode. */
export const isRequired = ({ required }: FieldOptions<unknown>, mode: Mode): boolean =>
  required === true || required === mode;

const isMissing = (
  given: unknown,
  field: AnyField,
  record: Readonly<Record<string, unknown>>,
): boolean => {
  const kind = kindOf(field);
  const value = given ?? kind.empty(field, nested);
  return kind.isEmpty?.(value, field, nested, record) ?? isBlank(value);
};

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
  const kind = kindOf(field);
  const problem: Problem<string> | undefined =
    isRequired(field, mode) && isMissing(given, field, record)
      ? { message: 'required' }
      : kind.check?.(given ?? kind.empty(field, nested), field, nested, record);
  const said = Object.entries(field.messages ?? {}).find(
    ([message]) => message === problem?.message,
  );
  return problem && said ? { ...problem, message: said[1] } : problem;
};

const mapFields = (fields: AnyFields, one: (field: AnyField, name: string) => unknown) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, one(field, name)]));

const emptyValue = (field: AnyField): unknown =>
  field.default !== undefined ? field.default : kindOf(field).empty(field, nested);

const asObject = (wire: unknown): Record<string, unknown> =>
  typeof wire === 'object' && wire !== null ? { ...wire } : {};

/** How the kinds that hold fields read, write and check those fields. */
export const nested: Nested = {
  empty: (fields) => mapFields(fields, emptyValue),
  parse: (wire, fields) => {
    const object = asObject(wire);
    return mapFields(fields, (field, name) => {
      const holder = field.within === undefined ? object : asObject(object[field.within]);
      return kindOf(field).parse(holder[nameToRead(name, field)], field, nested);
    });
  },
  serialize: (value, fields) => {
    const sent: Record<string, unknown> = {};
    for (const [name, field] of Object.entries(fields)) {
      const held = value[name];
      if (field.readOnly || held === undefined) continue;
      const kind = kindOf(field);
      const onWire = kind.serialize(held ?? kind.empty(field, nested), field, nested);
      const key = nameToSend(name, field);
      if (field.within === undefined) sent[key] = onWire;
      else sent[field.within] = { ...asObject(sent[field.within]), [key]: onWire };
    }
    return sent;
  },
  check: (value, fields) =>
    Object.entries(fields)
      .filter(([, field]) => isShown(field, value))
      .map(([name, field]) => checkValue(value[name], field, value))
      .find((problem) => problem !== undefined),
  lacks: (value, fields) =>
    Object.entries(fields).some(
      ([name, field]) =>
        isRequired(field, 'create') &&
        isShown(field, value) &&
        isMissing(value[name], field, value),
    ),
};

/** The values of a new record: each field's default, or its kind's empty value. */
export const emptyRecord = (resource: Resource): Record<string, unknown> =>
  nested.empty(resource.fields);

/** Where nobody reads, as when a record is checked; what is written in a language must have one all the same. */
const NOBODY: Reader = { locale: 'en', unnamed: '' };

const withComputed = (
  resource: Resource,
  record: DataRecord,
  now: number,
  reader: Reader,
): DataRecord => ({
  ...record,
  ...Object.fromEntries(
    Object.entries(resource.computed).map(([name, { of }]) => [name, of(record, now, reader)]),
  ),
});

/**
 * From a row of the wire to a record. Parts of the row that are no fields (linked rows, lists of
 * choices) stay as they came.
 *
 * @param now milliseconds since 1970 that computed values are worked out for
 * @param reader the person whom they are worked out for
 */
export const parseRecord = (
  resource: Resource,
  wire: unknown,
  now: number,
  reader: Reader = NOBODY,
): DataRecord => {
  const row = asObject(wire);
  const id = readNumber(row[resource.idField] ?? row.id) ?? 0;
  const record = { ...row, ...nested.parse(row, resource.fields), id };
  return withComputed(resource, { ...record, ...resource.onLoad(record), id }, now, reader);
};

const isUpload = ({ kind }: AnyField): boolean => kind === 'image' || kind === 'file';

/** Whether a mode has a field: a new record has no files, for they are stored by its id. */
export const belongsTo = (field: AnyField, mode: Mode): boolean =>
  field.only === undefined ? mode === 'update' || !isUpload(field) : field.only === mode;

/** Fields that a person can enter in a mode, on screen or not. */
const enteredFields = ({ fields, verbs }: Resource, mode: Mode): AnyFields => {
  const only = mode === 'create' && verbs.create ? verbs.create.fields : undefined;
  return Object.fromEntries(
    Object.entries(fields).filter(
      ([name, field]) =>
        !field.readOnly && belongsTo(field, mode) && (only === undefined || only.includes(name)),
    ),
  );
};

/** Fields that a save sends: those that a person enters and that have no call of their own. */
export const sentFields = (resource: Resource, mode: Mode): AnyFields =>
  Object.fromEntries(
    Object.entries(enteredFields(resource, mode)).filter(
      ([, field]) => !field.saveWith && !field.formOnly && !isUpload(field),
    ),
  );

/** From a record to the body of a save. What `onSave` derives from other values is worked out here. */
export const serializeRecord = (
  resource: Resource,
  record: Record<string, unknown>,
  mode: Mode,
): Record<string, unknown> =>
  nested.serialize({ ...record, ...resource.onSave(record) }, sentFields(resource, mode));

/**
 * What is wrong with a record as it would be saved, by field: first each field on its own, then the rules
 * between them.
 * Fields that are not on screen in this mode are never wrong.
 */
export const checkRecord = (
  resource: Resource,
  entered: Record<string, unknown>,
  mode: Mode,
): Record<string, Problem<string>> => {
  const record = { ...entered, ...resource.onSave(entered) };
  const problems: Record<string, Problem<string>> = {};
  const shown = Object.entries(enteredFields(resource, mode)).filter(([, field]) =>
    isShown(field, record),
  );
  for (const [name, field] of shown) {
    const problem = checkValue(record[name], field, record, mode);
    if (problem) problems[name] = problem;
  }
  for (const { at, holds, message, params } of resource.rules) {
    const places = at.filter((name) => shown.some(([field]) => field === name));
    if (places.length > 0 && !places.some((name) => problems[name]) && !holds(record))
      for (const name of places) problems[name] = { message, params };
  }
  return problems;
};

/** The name of a record for titles, dialogs and breadcrumbs. */
export const titleOf = (resource: Resource, record: Record<string, unknown>): string =>
  resource.title
    .map((name) => record[name])
    .filter((part) => !isBlank(part))
    .join(' ') || `#${record.id ?? ''}`;

/**
 * Fills `{field}`s of a path from a record, and `{row.field}`s from one of its rows; each value is encoded
 * as one path segment.
 */
export const fillPath = (
  path: string,
  record: Record<string, unknown>,
  row: Record<string, unknown> = {},
): string =>
  path.replace(/\{(row\.)?(\w+)\}/g, (_, ofRow: string | undefined, name: string) =>
    encodeURIComponent(String((ofRow ? row : record)[name] ?? '')),
  );
