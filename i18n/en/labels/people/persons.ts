import type { persons } from '../../../../resources/people/persons';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Person |||| Persons',
  belongs: 'Whom one calls at a location, with their telephone number.',
  fields: { function: 'Job title' },
  links: { locations: 'Locations' },
} satisfies Labels<typeof persons>;
