import type { tables } from '../../../../resources/people/tables';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Table |||| Tables',
  belongs: 'The tables of a restaurant, to which orders are brought.',
  facts: { number: 'no. %{value}', seats: '%{value} seats' },
  fields: { shape: 'Shape', seats: 'Seats', identifier: 'Identifier', locationName: 'Location' },
  codes: {
    shape: { 0: 'Round', 1: 'Oval', 2: 'Square', 3: 'Rectangular', 4: 'Other furniture' },
  },
  messages: { noSeats: 'A table has at least one seat' },
  links: { location: 'Location' },
} satisfies Labels<typeof tables>;
