import { isShown, type Mode } from '../fields/check';
import { emptyValues, parseFields, serializeFields } from '../fields/codec';
import { isFile, traitsOf } from '../fields/isKind';
import type { AnyField, AnyFields } from '../kinds/Kind';
import { readNumber } from '../kinds/numbers/numberKind';
import { isBlank } from '../text/blank';
import type { Reader } from './recordFunctions';
import type { Resource } from './resource';

export type DataRecord = { id: number } & Record<string, unknown>;

/** Whether a record's own values let it be changed, or deleted. */
export const isOpen = (
  { verbs: { update } }: Resource,
  record: Readonly<Record<string, unknown>>,
): boolean => !update || isShown({ when: update.when }, record);

/** The values of a new record: each field's default, or its kind's empty value. */
export const emptyRecord = (resource: Resource): Record<string, unknown> =>
  emptyValues(resource.fields);

/** Where nobody reads, as when a record is checked; what is written in a language must have one all the same. */
const NOBODY: Reader = { locale: 'en', today: '', unnamed: '', translate: () => '' };

const computedOf = (
  { computed }: Resource,
  record: DataRecord,
  now: number,
  reader: Reader,
): Record<string, unknown> => {
  const values: Record<string, unknown> = {};
  for (const [name, { of }] of Object.entries(computed)) values[name] = of(record, now, reader);
  return values;
};

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
  const row = typeof wire === 'object' && wire !== null ? (wire as Record<string, unknown>) : {};
  const id = readNumber(row[resource.idField] ?? row.id) ?? 0;
  const record = Object.assign({}, row, parseFields(row, resource.fields), { id });
  Object.assign(record, resource.onLoad(record), { id });
  return Object.assign(record, computedOf(resource, record, now, reader));
};

const isUpload = (field: AnyField): boolean => traitsOf(field).isUpload === true;

/** Whether a file can be sent before its record is stored. */
const isSentAhead = (field: AnyField): boolean => isFile(field) && field.ahead === true;

/** Whether a mode has a field: a new record has no files but those that are sent ahead, for they are stored by its id. */
export const belongsTo = (field: AnyField, mode: Mode): boolean =>
  field.only === undefined
    ? mode === 'update' || !isUpload(field) || isSentAhead(field)
    : field.only === mode;

/** Fields that a person can enter in a mode, on screen or not. */
export const enteredFields = ({ fields, verbs }: Resource, mode: Mode): AnyFields => {
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
      ([, field]) =>
        !field.saveWith &&
        !field.formOnly &&
        (!isUpload(field) || (mode === 'create' && isSentAhead(field))),
    ),
  );

/** From a record to the body of a save. What `onSave` derives from other values is worked out here. */
export const serializeRecord = (
  resource: Resource,
  record: Record<string, unknown>,
  mode: Mode,
): Record<string, unknown> =>
  serializeFields({ ...record, ...resource.onSave(record) }, sentFields(resource, mode));

/** The name of a record for titles, dialogs and breadcrumbs. */
export const titleOf = (resource: Resource, record: Record<string, unknown>): string =>
  resource.title
    .map((name) => record[name])
    .filter((part) => !isBlank(part))
    .join(' ') || `#${record.id ?? ''}`;

/** Whether a record has a value for each `{field}` of a path. */
export const isFilled = (path: string, record: Record<string, unknown>): boolean =>
  [...path.matchAll(/\{(\w+)\}/g)].every(([, name = '']) => !isBlank(record[name]));

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
