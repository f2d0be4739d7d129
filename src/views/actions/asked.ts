import { type ActionSpec, emptyValues } from '../../../schemas';

type Asking = Pick<ActionSpec, 'asks' | 'args'>;

/** What an action's dialog asks that each record has of its own: what else would be sent of the record. */
export const askedOfEach = ({ asks = {}, args = {} }: Asking): readonly string[] =>
  Object.keys(asks).filter((name) => name in args);

/** What an action's dialog begins with, in the language of the page. */
export const firstAsked = (
  { asks = {} }: Asking,
  locale: string,
): Readonly<Record<string, unknown>> => ({
  ...emptyValues(asks),
  ...Object.fromEntries(
    Object.entries(asks).flatMap(([name, { fromAddress }]) =>
      fromAddress === 'locale' ? [[name, locale]] : [],
    ),
  ),
});
