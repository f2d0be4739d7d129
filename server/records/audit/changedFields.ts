import {
  type AnyField,
  type AnyFields,
  holdsFields,
  isKind,
  type Resource,
  traitsOf,
} from '../../../schemas';
import { isObject } from '../../../schemas/isObject';
import type { ChangedRow } from '../../store/ChangedRows';
import type { Values } from '../../store/Store';
import { stableText } from '../stableText';

/** What takes a secret's place. */
const MASKED = '********';

/** Most characters that are kept of a value. */
const LONGEST = 1_000;

/** Names of values that are secret, whether or not a definition declares it. */
const SECRET = /passw|passcode|pincode|secret|token|api_?key|recovery|credential|private_?key/i;

/** Values that follow from every change. */
const FOLLOWING = new Set([
  'id',
  'organisationId',
  'lastModified',
  'creationDate',
  'passwordExpires',
  'passwordIsWeak',
  'passwordLinkEnds',
]);

/** A field that was changed. */
export interface ChangedField {
  readonly field: string;
  readonly isSecret: boolean;
  /** Its values as text, masked where they are secret. */
  texts(): Readonly<Record<'before' | 'after', string>>;
}

const fieldsWithin = (field: AnyField | undefined): AnyFields =>
  field && holdsFields(field) ? field.fields : {};

export const isSecretField = (name: string, field: AnyField | undefined): boolean =>
  (field !== undefined && traitsOf(field).isSecret === true) || SECRET.test(name);

/** What a key stands for: the name of what a key and value is a row of. */
const namedBy = ({ key, name }: Values): string => (typeof key === 'string' ? key : String(name));

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

const mask = (value: unknown): string => (isNothing(value) ? '' : MASKED);

const isSame = (one: unknown, other: unknown): boolean => {
  if (one === other) return true;
  // What JSON has for one alone is never the same.
  if (one === undefined || other === undefined) return false;
  return stableText(one) === stableText(other);
};

/** A value without what is secret in it. */
export const withoutSecrets = (value: unknown, fields: AnyFields): unknown => {
  if (Array.isArray(value)) return value.map((item) => withoutSecrets(item, fields));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const field = fields[name];
      const isSecret =
        isSecretField(name, field) || (name === 'value' && SECRET.test(namedBy(value)));
      return [name, isSecret ? mask(inner) : withoutSecrets(inner, fieldsWithin(field))];
    }),
  );
};

/** JSON that is kept as the text that was typed; what can't be gone through is masked as a whole. */
const jsonWithoutSecrets = (value: unknown): unknown => {
  if (typeof value !== 'string' || value.trim() === '') return value;
  try {
    return stableText(withoutSecrets(JSON.parse(value), {}));
  } catch {
    return mask(value);
  }
};

const textOf = (value: unknown): string => {
  const text = typeof value === 'string' ? value : stableText(value ?? '');
  const plain = isNothing(value) ? '' : text;
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
};

/** The fields of what stands under a name of a row: in a field, or in the rows of a sub-list. */
const innerFields = (definition: Resource | undefined, name: string): AnyFields => {
  const list = Object.entries(definition?.subLists ?? {}).find(
    ([own, { field = own }]) => field === name,
  );
  return list?.[1].fields ?? fieldsWithin(definition?.fields[name]);
};

/**
 * The fields in which a row differs from what it was.
 *
 * @param definition of the record that the row is of, where one describes it
 */
export const changedFields = (
  { table, before, after }: ChangedRow,
  definition: Resource | undefined,
): readonly ChangedField[] => {
  const row = { ...before, ...after };
  // In the order of the form: stores have them in any.
  const inForm = Object.keys(definition?.fields ?? {}).filter((name) => name in row);
  const names = new Set([...inForm, ...Object.keys(row).sort()]);
  return [...names].flatMap((field): ChangedField[] => {
    const [was, is] = [before?.[field], after?.[field]];
    if (FOLLOWING.has(field) || field.startsWith('@') || isSame(was, is)) return [];
    if (isNothing(was) && isNothing(is)) return [];
    const known = definition?.fields[field];
    const isSecret = table.columns[field]?.isSecret === true || isSecretField(field, known);
    const shown = (value: unknown) =>
      known && isKind(known, 'json')
        ? jsonWithoutSecrets(value)
        : withoutSecrets(value, innerFields(definition, field));
    const write = isSecret ? mask : (value: unknown) => textOf(shown(value));
    return [{ field, isSecret, texts: () => ({ before: write(was), after: write(is) }) }];
  });
};
