import { type AnyField, type AnyFields, decidedBy, type Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { mapPaced } from '../../store/pace';
import type { ReadAlong, Referred } from '../../store/Rows';
import type { Row } from '../../store/Store';
import { answerFields } from '../../wire/fields';
import { idsOf } from '../answers';
import { perResource } from '../perResource';
import { publicationNames, publicationStates } from '../publishing/states';
import { carriedParts, findCarried } from '../references/findCarried';
import { referredBy, titleParts, titlesOf } from '../references/titles';
import { firstPicture, pictureField } from './firstPicture';
import { listedFields } from './listedFields';

/** How the rows of a resource's list are written; it is worked out once. */
interface RowWriter {
  /** The fields that travel. */
  readonly fields: AnyFields;
  /** A stored row's own fields, as JSON whose last brace is missing. */
  open(row: Row): string;
}

const nameOnWire = ([name, { readAs, wire }]: readonly [string, AnyField]): string =>
  readAs ?? wire ?? name;

/** What is written beside the stored fields takes the place of those that it is called like. */
const storedFields = (fields: AnyFields, besides: ReadonlySet<string>): AnyFields =>
  Object.fromEntries(Object.entries(fields).filter((entry) => !besides.has(nameOnWire(entry))));

/**
 * @param besides parts of a row that aren't its own
 * @param partsOf further parts of its own
 */
const writerOf = (
  definition: Resource,
  fields: AnyFields,
  besides: readonly string[],
  partsOf: (row: Row) => object = () => ({}),
): RowWriter => {
  const stored = storedFields(fields, new Set(besides));
  // A row that the store itself keeps is frozen, so what was written of it once stays right.
  const texts = new WeakMap<Row, string>();
  return {
    fields,
    open: (row) => {
      const known = texts.get(row);
      if (known !== undefined) return known;
      // Of two objects that are spread V8 copies the second one slowly, key by key.
      const own = answerFields(row, stored);
      const whole = Object.assign({}, idsOf(definition, row), own, partsOf(row));
      const text = JSON.stringify(whole).slice(0, -1);
      // Of one that was read for this call alone nobody asks again.
      if (Object.isFrozen(row)) texts.set(row, text);
      return text;
    },
  };
};

const makeWriter = (
  { behaviours, definitions }: CallContext,
  definition: Resource,
  more: readonly string[] = [],
): RowWriter => {
  const fields = listedFields(definition, definitions, more);
  const virtual = behaviours.of(definition.name).virtual?.names ?? [];
  const besides = [
    ...titleParts(fields),
    ...carriedParts(fields),
    ...virtual,
    ...publicationNames(definition),
  ];
  return writerOf(definition, fields, besides, (row) => firstPicture(definition, row));
};

const usualWriter = perResource<CallContext, RowWriter>((context, definition) =>
  makeWriter(context, definition),
);

const listWriter = (
  context: CallContext,
  definition: Resource,
  more: readonly string[],
): RowWriter =>
  more.length > 0 ? makeWriter(context, definition, more) : usualWriter(context, definition);

/** The fields that answering others takes as well. */
const deciders = (fields: AnyFields): readonly string[] =>
  Object.values(fields).flatMap((field) => decidedBy(field) ?? []);

const shownFields = ({ fields }: Resource, columns: readonly string[]): AnyFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => columns.includes(name)));

/**
 * The fields that rows of a list are written from; none where it takes the rows as they are, for what follows from them.
 *
 * @param columns the only fields that travel, where it isn't the list as a whole
 * @param more fields that are requested besides
 */
export const fieldsWritten = (
  context: CallContext,
  definition: Resource,
  columns?: readonly string[],
  more: readonly string[] = [],
): readonly string[] | undefined => {
  const { virtual } = context.behaviours.of(definition.name);
  if (!columns && (virtual || definition.publishes)) return undefined;
  const fields = columns
    ? shownFields(definition, columns)
    : listWriter(context, definition, more).fields;
  const pictures = columns ? [] : pictureField(definition);
  return [...Object.keys(fields), ...deciders(fields), ...pictures];
};

const usuallyReferred = perResource<CallContext, readonly Referred[]>((context, definition) =>
  referredBy(context, usualWriter(context, definition).fields),
);

/** What the titles that rows carry are read of, where it is the list as a whole. */
export const referredWritten = (
  context: CallContext,
  definition: Resource,
  more: readonly string[] = [],
): readonly Referred[] =>
  more.length > 0
    ? referredBy(context, listWriter(context, definition, more).fields)
    : usuallyReferred(context, definition);

/** @param besides what is written after the row's own fields */
const closed = (open: string, besides: object): string => {
  const text = JSON.stringify(besides);
  return text === '{}' ? `${open}}` : `${open},${text.slice(1)}`;
};

/**
 * The rows of a list as they travel, each as JSON, with the titles of what they refer to and the records that they carry.
 *
 * @param columns the only fields that travel, where it isn't the list as a whole
 * @param more fields that are requested besides
 * @param along what was read along with the rows
 */
export const writeRows = async (
  context: CallContext,
  definition: Resource,
  rows: readonly Row[],
  columns?: readonly string[],
  more: readonly string[] = [],
  along?: ReadAlong,
): Promise<readonly string[]> => {
  if (rows.length === 0) return [];
  if (columns) {
    const { open } = writerOf(definition, shownFields(definition, columns), []);
    return mapPaced(rows, (row) => closed(open(row), {}));
  }
  const { fields, open } = listWriter(context, definition, more);
  const [titles, carried, virtual, stateOf] = await Promise.all([
    titlesOf(context, { fields }, rows, along),
    findCarried(context, fields, rows),
    context.behaviours.of(definition.name).virtual?.of(context, rows),
    publicationStates(context, definition, rows),
  ]);
  return mapPaced(rows, (row) =>
    closed(open(row), Object.assign({}, titles(row), carried(row), virtual?.(row), stateOf(row))),
  );
};
