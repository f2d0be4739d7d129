import type { persons } from '../../../../resources/people/persons';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Person |||| Persons',
  fields: {
    title: 'Title',
    firstName: 'First name',
    insertions: 'Surname prefix',
    lastName: 'Last name',
    function: 'Job title',
    email: 'Email',
    phone: 'Phone',
    comments: 'Comments',
  },
  links: { locations: 'Locations' },
} satisfies Labels<typeof persons>;
