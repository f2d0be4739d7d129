import { type AnyField, type AnyFields, f } from '../fields/field';
import { isKind, traitsOf } from '../fields/isKind';
import { fieldsOfFace } from './face';
import { columnNames, isStored } from './listed';
import type { Resource } from './resource';

/** What a parameter beside a field's own asks of its value. */
export type RangePart = 'From' | 'To' | 'Filled';

/** What a list can be narrowed by of one field beside a value of it: between which it lies, whether there is one. */
export interface Range {
  /** The field. */
  readonly name: string;
  readonly parts: readonly RangePart[];
  /** What is entered for each part, by the name of the parameter that it travels as. */
  readonly asks: AnyFields;
}

/** Whether a field holds something, for which each kind has another word for nothing. */
const filledOrEmpty = f.choice({ values: ['filled', 'empty'], labels: 'filled' });

const TEXTS = ['text', 'longText', 'email', 'phone', 'url', 'country'] as const;

/** How the ends of a range are entered; a moment is asked for by its day. */
const endOf = (field: AnyField): AnyField | undefined => {
  const { days, numbers } = traitsOf(field);
  if (days) return f.date();
  if (!numbers) return undefined;
  const isRow = isKind(field, 'percent') && field.as !== undefined;
  const namesSomething = isKind(field, 'integer') && field.ungrouped === true;
  return isRow || namesSomething ? undefined : { kind: field.kind };
};

const hasWordForNone = (field: AnyField): boolean =>
  isKind(field, 'reference') && field.means !== undefined;

/** Whether it can be left empty, so that an operator looks for those where it is. */
const mayBeEmpty = (field: AnyField): boolean => {
  if (field.required || field.default !== undefined || hasWordForNone(field)) return false;
  const { days, numbers, refers } = traitsOf(field);
  if (days || field.readOnly) return days !== undefined;
  return numbers !== undefined || refers === 'one' || isKind(field, ...TEXTS);
};

const partsOf = (field: AnyField): readonly RangePart[] => [
  ...(endOf(field) ? (['From', 'To'] as const) : []),
  ...(mayBeEmpty(field) ? (['Filled'] as const) : []),
];

/** Fields that people see at first sight: columns, what stands in the head and beside the tabs of a record. */
const atFirstSight = (definition: Resource): readonly string[] => [
  ...columnNames(definition),
  ...fieldsOfFace(definition.face),
  ...[definition.side].flat(2),
];

/**
 * What a list can be narrowed by beside values of its fields: from when, up to how much, filled in or empty. Days and
 * amounts wherever they stand, other fields where they are seen at first sight.
 */
export const rangesOf = (definition: Resource): readonly Range[] => {
  const { fields, title, list } = definition;
  const { unfiltered = [], asks: own = {} } = list;
  const seen = atFirstSight(definition);
  return Object.entries(fields).flatMap(([name, field]) => {
    const { days, numbers, isSecret } = traitsOf(field);
    const isAmount = numbers === 'amount' || numbers === 'cents';
    const isSought = seen.includes(name) || isAmount || days !== undefined;
    if (!isSought || !isStored(field) || title.includes(name) || unfiltered.includes(name))
      return [];
    if (isSecret || field.within !== undefined) return [];
    const parts = partsOf(field);
    const asks = Object.fromEntries(
      parts.map((part) => [
        `${name}${part}`,
        part === 'Filled' ? filledOrEmpty : (endOf(field) ?? filledOrEmpty),
      ]),
    );
    const isTaken = Object.keys(asks).some((ask) => ask in fields || ask in own);
    return parts.length === 0 || isTaken ? [] : [{ name, parts, asks }];
  });
};
