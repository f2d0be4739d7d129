import type { persons } from '../../../../resources/people/persons';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Person |||| Persons',
  fields: { function: 'Job title' },
  links: { locations: 'Locations' },
} satisfies Labels<typeof persons>;
