import { serializeValue } from '../fields/codec';
import { decidedBy } from '../fields/decidedBy';
import { holdsFields, isKind, traitsOf } from '../fields/isKind';
import type { AnyField, AnyFields } from '../kinds/Kind';
import { removalMark } from '../kinds/rows';
import type { DataRecord } from '../resource/record';
import type { Values } from '../Values';
import { mergeItems } from './items';
import { mergeJson } from './json';
import { mergeRows, type Row } from './rows';
import { type Merged, type Preferred, type Sides, textOf, unlessBoth } from './sides';

/** What a value is on the wire, where there is one way to write it. */
const sent = (name: string, field: AnyField, values: Values): string =>
  textOf(serializeValue(values[name], field, values));

const innerFields = (field: AnyField): AnyFields =>
  'fields' in field ? (field.fields as AnyFields) : {};

const contentOf = (field: AnyField) => {
  const fields = innerFields(field);
  return ({ id: _, ...row }: Row): unknown =>
    holdsFields(field)
      ? Object.entries(fields).map(([name, inner]) =>
          inner.readOnly ? '' : sent(name, inner, row),
        )
      : row;
};

/** A row whose parts are no fields but stand for themselves, such as a key and its value. */
const plainFields = (sides: Sides<Row>): AnyFields =>
  Object.fromEntries(
    Object.keys({ ...sides.base, ...sides.mine, ...sides.theirs })
      .filter((name) => name !== 'id')
      .map((name) => [name, { kind: 'json' }]),
  );

const mergeRow =
  (field: AnyField, prefers: Preferred) =>
  (sides: Sides<Row>): Merged<Row> => {
    const fields = holdsFields(field) ? field.fields : plainFields(sides);
    const { values, touching } = mergeFields(fields, sides, prefers);
    return { value: { ...values, id: sides.theirs.id }, touches: touching.length > 0 };
  };

const asBlocks = (value: unknown): Readonly<Record<string, Values>> => Object(value);

/** Blocks by their names, field by field. */
const mergeBlocks = (sides: Sides, field: AnyField, prefers: Preferred): Merged => {
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map(asBlocks) as [
    Record<string, Values>,
    Record<string, Values>,
    Record<string, Values>,
  ];
  const value: Record<string, Values> = {};
  let touches = false;
  for (const name of new Set([...Object.keys(theirs), ...Object.keys(mine)])) {
    const of = { base: base[name] ?? {}, mine: mine[name] ?? {}, theirs: theirs[name] ?? {} };
    const merged = mergeFields(innerFields(field), of, prefers);
    value[name] = merged.values;
    touches ||= merged.touching.length > 0;
  }
  return { value, touches };
};

const mergeBoth = (sides: Sides, field: AnyField, prefers: Preferred): Merged => {
  switch (traitsOf(field).mergesBy) {
    case 'items':
      return mergeItems(sides);
    case 'rows':
      return mergeRows(sides, {
        contentOf: contentOf(field),
        mark: isKind(field, 'rows') ? removalMark(field) : undefined,
        mergeRow: mergeRow(field, prefers),
        prefers,
      });
    case 'blocks':
      return mergeBlocks(sides, field, prefers);
    case 'parts':
      return mergeJson(sides, prefers);
    default:
      return { value: sides[prefers], touches: true };
  }
};

/** Whether one changed a value whose meaning the other changed. */
const isOfOtherMeaning = (name: string, fields: AnyFields, sides: Sides<Values>): boolean => {
  const field = fields[name];
  const by = field && decidedBy(field);
  const decider = by === undefined ? undefined : fields[by];
  if (by === undefined || !decider || !field) return false;
  const changed = (side: Preferred, of: string, its: AnyField) =>
    sent(of, its, sides[side]) !== sent(of, its, sides.base);
  const meaning = { mine: changed('mine', by, decider), theirs: changed('theirs', by, decider) };
  return (
    meaning.mine !== meaning.theirs &&
    ((meaning.mine && changed('theirs', name, field)) ||
      (meaning.theirs && changed('mine', name, field)))
  );
};

const mergeField = (
  name: string,
  field: AnyField,
  { fields, sides, prefers }: { fields: AnyFields; sides: Sides<Values>; prefers: Preferred },
): Merged => {
  const of = { base: sides.base[name], mine: sides.mine[name], theirs: sides.theirs[name] };
  if (isOfOtherMeaning(name, fields, sides)) return { value: of[prefers], touches: true };
  const wire = {
    base: sent(name, field, sides.base),
    mine: sent(name, field, sides.mine),
    theirs: sent(name, field, sides.theirs),
  };
  const one = unlessBoth(wire, (some, other) => some === other);
  if (!one) return mergeBoth(of, field, prefers);
  return { value: one.value === wire.theirs ? of.theirs : of.mine, touches: false };
};

/** What became of two changes to the same values. */
export interface MergedValues<Of extends Values = Values> {
  /** The values that both changes went into; where they touch, the preferred change. */
  readonly values: Of;
  /** The fields in which something comes from elsewhere. */
  readonly elsewhere: readonly string[];
  /** The fields in which both changed the same in different ways. */
  readonly touching: readonly string[];
}

/**
 * Puts together what two people made of the values of fields. What only one of them changed is taken from that
 * one; what nobody enters is theirs. No change is lost: it is in the values, or its field is among those that touch.
 */
const mergeFields = (fields: AnyFields, sides: Sides<Values>, prefers: Preferred): MergedValues => {
  const values: Record<string, unknown> = { ...sides.theirs };
  const elsewhere: string[] = [];
  const touching: string[] = [];
  for (const [name, field] of Object.entries(fields)) {
    if (field.readOnly || field.derived) continue;
    const { value, touches } = mergeField(name, field, { fields, sides, prefers });
    values[name] = value;
    if (touches) touching.push(name);
    const after = sent(name, field, sides.theirs);
    if (after !== sent(name, field, sides.base) && after !== sent(name, field, sides.mine))
      elsewhere.push(name);
  }
  return { values, elsewhere, touching };
};

/**
 * Merges a record: what it was, what became of it here, and what somebody else made of it meanwhile.
 *
 * @param fields those that are entered; all else of the record is theirs
 * @param prefers whose change stands in fields that touch
 */
export const mergeRecords = <Of extends Values = DataRecord>(
  fields: AnyFields,
  sides: Sides<Of>,
  prefers: Preferred = 'mine',
): MergedValues<Of> => mergeFields(fields, sides, prefers) as MergedValues<Of>;

/** Whether two records are equal in every field that is entered. */
export const isSameRecord = (fields: AnyFields, one: Values, other: Values): boolean =>
  Object.entries(fields).every(
    ([name, field]) => field.readOnly || sent(name, field, one) === sent(name, field, other),
  );
