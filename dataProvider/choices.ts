import {
  type AnyFields,
  colourFieldOf,
  type DataRecord,
  nameToRead,
  type Resource,
} from '../schemas';
import { readNumber } from '../schemas/codec';
import type { Choices } from '../schemas/kinds/reference';
import { bodyOf, type Values } from './body';
import { callServer } from './call';
import type { Definitions } from './Definitions';

/** A record that can be referred to. */
export interface Choice {
  readonly id: number;
  readonly title: string;
  readonly colour?: string;
}

/** What offers the choices of a reference, where no list of a resource does. */
export type Offer = Exclude<Choices, { query: unknown } | { in: string }>;

/** The field that offers choices, and what fills in the call that answers them. */
export interface OfferOf {
  readonly offer: Offer;
  /** The record or the row around the field. */
  readonly record: Values;
  /** A row's fields, which stand before the record's. */
  readonly fields?: AnyFields;
  /** The record that the call is made for; the row's holder where `record` is a row. */
  readonly holder: Values;
  /** The referred resource, where its records' colour is shown. */
  readonly coloured?: string;
  /** What was typed, where the offer is searched. */
  readonly typed?: string;
  readonly signal?: AbortSignal;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The title of a referred row as servers send it: a text, or an object with a name or a title. */
export const titleOfReferred = (value: unknown): string => {
  if (typeof value === 'string') return value;
  const title = isObject(value) ? (value.name ?? value.title) : '';
  return typeof title === 'string' ? title : '';
};

/**
 * Rows of {id, name} or {id, title} as choices; rows without an id are none.
 *
 * @param colourPart the part of a row that holds its colour
 */
const choicesOf = (rows: unknown, colourPart = ''): readonly Choice[] =>
  (Array.isArray(rows) ? rows : []).filter(isObject).flatMap((row) => {
    const id = readNumber(row.id);
    if (id === null) return [];
    const colour = row[colourPart];
    const title = titleOfReferred(row) || `#${id}`;
    return [{ id, title, ...(typeof colour === 'string' && { colour }) }];
  });

/** The part of an offered row that holds its colour. */
const colourPartOf = ({ fields }: Resource): string | undefined => {
  const name = colourFieldOf(fields);
  return name === undefined ? undefined : nameToRead(name, fields[name] ?? {});
};

/** Asks what can be chosen: a function's results, what a GET finds, or a part of either's answer. */
export const askChoices = async (
  definition: Resource,
  { offer, record, fields, holder, coloured, typed = '', signal }: OfferOf,
  definitionOf: Definitions,
): Promise<readonly Choice[]> => {
  const { args = {}, search, resultsIn, ...spec } = offer;
  const searched = search === undefined ? {} : { [search]: typed };
  const { rows, body } = await callServer(spec, definition, holder, {
    args: { ...bodyOf({ args }, { ...definition.fields, ...fields }, record), ...searched },
    isRead: true,
    isQuiet: true,
    signal,
  });
  const offered = resultsIn === undefined ? rows : body[resultsIn];
  return choicesOf(offered, coloured && colourPartOf(await definitionOf(coloured)));
};

/** The lists of choices that a record carries for its fields, and for those of its rows. */
const carriedLists = ({ fields, subLists }: Resource): readonly string[] =>
  [fields, ...Object.values(subLists).map((spec) => spec.fields)]
    .flatMap((all) => Object.values(all))
    .flatMap((field) => {
      const choices = 'choices' in field ? field.choices : undefined;
      return isObject(choices) && typeof choices.in === 'string' ? [choices.in] : [];
    });

/** A record whose lists of choices are read. */
export const withChoices = (definition: Resource, record: DataRecord): DataRecord => ({
  ...record,
  ...Object.fromEntries(carriedLists(definition).map((name) => [name, choicesOf(record[name])])),
});
