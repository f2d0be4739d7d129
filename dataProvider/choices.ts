import { type AnyFields, colourFieldOf, nameToRead, type Resource } from '../schemas';
import type { Choices } from '../schemas/kinds/reference';
import { bodyOf, type Values } from './body';
import { callServer } from './call';
import { type Choice, choicesOf } from './carried';
import type { Definitions } from './Definitions';

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
