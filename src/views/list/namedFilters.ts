import { valuesOf } from '../../../dataProvider/values';
import { filterFieldsOf, nameToFilter, type Resource } from '../../../schemas';

/**
 * The query of an address that leads to a list from elsewhere: its filters by the names that they travel under, as
 * in `?status=expired`, beside those that the list begins with.
 *
 * @returns the query that the list itself writes for them; `undefined` where none is named
 */
export const namedFilters = (definition: Resource, search: URLSearchParams): string | undefined => {
  const fields = { ...filterFieldsOf(definition), ...definition.list.asks };
  const texts = Object.entries(fields).flatMap(([name, field]) => {
    const text = search.get(nameToFilter(name, field));
    return text === null ? [] : [[name, text] as const];
  });
  if (texts.length === 0) return undefined;
  const named = valuesOf(Object.fromEntries(texts), fields);
  const filter = { ...definition.list.filterDefaults, ...named };
  return new URLSearchParams({ filter: JSON.stringify(filter) }).toString();
};
