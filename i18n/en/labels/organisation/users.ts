import type { users } from '../../../../resources/organisation/users';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'User |||| Users',
  fields: {
    roleId: 'Role',
    apiUser: 'API user',
    autoApproval: 'Automatic approval',
    lastLogin: 'Last sign-in',
    organisationName: 'Organisation',
  },
  help: { active: 'Always on for an API user with automatic approval.' },
  tabs: { details: 'Details' },
  links: { groups: 'Security groups' },
} satisfies Labels<typeof users>;
