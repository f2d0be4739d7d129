import type { DataProvider } from 'react-admin';
import { isBlank, type Resource, traitsOf } from '../../../schemas';
import type { Values } from '../form/formTypes';

/** The field that holds a record's place in its list; none where lists stand in another order. */
const numberOf = ({ fields, list }: Resource): string | undefined => {
  const { sort, numberedBy = sort?.order === 'asc' ? sort.field : undefined } = list;
  const field = numberedBy === undefined ? undefined : fields[numberedBy];
  return field && traitsOf(field).numbers === 'whole' ? numberedBy : undefined;
};

const numberAfter = (name: string, last: Values): Values => ({
  [name]: Number(last[name] ?? 0) + 1,
});

/** What a record begins with that is made after another: the place behind it, in what both belong to. */
export const follower = (definition: Resource, last: Values): Values => {
  const number = numberOf(definition);
  const holders = Object.entries(definition.fields)
    .filter(([name, field]) => field.fromAddress !== undefined && !isBlank(last[name]))
    .map(([name]) => [name, last[name]]);
  return { ...Object.fromEntries(holders), ...(number && numberAfter(number, last)) };
};

/** The place behind all others in what a new record is given to belong to; nothing where it is given nothing. */
export const placeBehind = async (
  provider: Pick<DataProvider, 'getList'>,
  definition: Resource,
  given: Values,
): Promise<Values> => {
  const number = numberOf(definition);
  if (number === undefined || Object.keys(given).length === 0) return {};
  const { data } = await provider.getList(definition.name, {
    filter: given,
    sort: { field: number, order: 'DESC' },
    pagination: { page: 1, perPage: 1 },
  });
  const [last] = data;
  return last ? numberAfter(number, last) : {};
};
