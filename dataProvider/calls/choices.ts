import { type AnyFields, colourFieldOf, nameToRead, type Resource } from '../../schemas';
import type { Choices } from '../../schemas/kinds/reference';
import { callServer } from '../call';
import { type Choice, choicesOf } from '../carried';
import type { Definitions } from '../Definitions';
import { bodyOf, type Values } from '../values';

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

/** The calls that answer what a reference can be given. */
export const choiceCalls = (definitionOf: Definitions) => ({
  /** What a reference can be given, where no list of a resource offers it. */
  getChoices: async (
    resource: string,
    { offer, record, fields, holder, coloured, typed = '', signal }: OfferOf,
  ): Promise<readonly Choice[]> => {
    const definition = await definitionOf(resource);
    const { args = {}, search, ...spec } = offer;
    const searched = search === undefined ? {} : { [search]: typed };
    const { rows } = await callServer(spec, definition, holder, {
      args: { ...bodyOf({ args }, { ...definition.fields, ...fields }, record), ...searched },
      isRead: true,
      isQuiet: true,
      signal,
    });
    return choicesOf(rows, coloured && colourPartOf(await definitionOf(coloured)));
  },
});
