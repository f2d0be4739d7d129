import type { myAccount } from '../../../../resources/organisation/myAccount';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'My account |||| My account',
  fields: {
    firstName: 'First name',
    insertions: 'Surname prefix',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    gender: 'Gender',
  },
  tabs: { password: 'Password' },
} satisfies Labels<typeof myAccount>;
