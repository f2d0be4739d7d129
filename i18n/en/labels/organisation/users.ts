import type { users } from '../../../../resources/organisation/users';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'User |||| Users',
  facts: { lastLogin: 'signed in %{value}' },
  belongs: 'The people who work in this back office, each with a role and groups.',
  closed: 'This user has rights that you do not have yourself.',
  fields: {
    roleId: 'Role',
    apiUser: 'API user',
    autoApproval: 'Automatic approval',
    lastLogin: 'Last sign-in',
    organisationName: 'Organisation',
    hasSecondFactor: 'Second factor',
    canSendLink: 'Gets links by mail',
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
  asks: {
    fields: { role: 'Role', groupId: 'Security group' },
    codes: { role: { 1: 'Administrator', 2: 'Manager', 3: 'Operator' } },
  },
  links: { groups: 'Security groups' },
  children: { activity: 'Activity' },
  actions: {
    addMember: { label: 'Add an existing user' },
    sendPasswordLink: {
      label: 'Send a link for a new password',
      ask: 'Send %{name} a link for a new password?',
      confirm:
        'Send this user a link by which they choose a new password? The link is valid once and for 24 hours. Until then the password stays as it is.',
    },
    removeSecondFactors: {
      label: 'Remove second factor',
      ask: 'Remove the second factor of %{name}?',
      confirm:
        'Remove the second factor of this user? Until they set up another one, their password alone lets them in. They are signed out everywhere.',
    },
    removeMember: {
      label: 'Remove from organisation',
      ask: 'Remove %{name} from the organisation?',
      confirm:
        'Remove this user from the organisation? The role and the security groups here end; the account and its other organisations stay.',
    },
  },
} satisfies Labels<typeof users>;
