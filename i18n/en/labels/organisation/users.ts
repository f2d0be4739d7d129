import type { users } from '../../../../resources/organisation/users';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'User |||| Users',
  closed: 'This user has rights that you do not have yourself.',
  fields: {
    roleId: 'Role',
    apiUser: 'API user',
    autoApproval: 'Automatic approval',
    lastLogin: 'Last sign-in',
    organisationName: 'Organisation',
    hasSecondFactor: 'Second factor',
    isGuest: 'Guest from another organisation',
    roleBelow: 'Role counts in child organisations too',
    roleName: 'Role',
    groupNames: 'Security groups',
  },
  help: {
    active: 'Always on for an API user with automatic approval.',
    roleId:
      'Administrators may do everything in all modules of the organisation. Managers and Operators may do what their security groups allow.',
  },
  tabs: { details: 'Details' },
  links: { groups: 'Security groups' },
  actions: {
    addMember: { label: 'Add an existing user' },
    removeSecondFactors: {
      label: 'Remove second factor',
      confirm:
        'Remove the second factor of this user? Until they set up another one, their password alone lets them in. They are signed out everywhere.',
    },
    removeMember: {
      label: 'Remove from organisation',
      confirm:
        'Remove this user from the organisation? The role and the security groups here end; the account and its other organisations stay.',
    },
  },
} satisfies Labels<typeof users>;
