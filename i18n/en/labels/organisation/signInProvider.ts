import type { signInProvider } from '../../../../resources/organisation/signInProvider';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Single sign-on |||| Single sign-on',
  closed: 'Only administrators of the organisation can change how people sign in.',
  fields: {
    issuer: 'Issuer',
    clientId: 'Client ID',
    clientSecret: 'Client secret',
    onlyProvider: 'No passwords',
    createsUsers: 'Add users at their first sign-in',
    groupsClaim: 'Claim with groups',
    groups: 'Security groups',
    redirectAddress: 'Redirect address',
    called: 'Name',
  },
  rows: { groups: { fields: { value: 'Value of the claim', groupId: 'Security group' } } },
  help: {
    active:
      'People sign in here with an OpenID Connect provider if their address is of a mail domain that is verified. Where several organisations have verified it, the first one counts.',
    issuer: 'The address that the provider calls itself by, such as https://login.example.com',
    redirectAddress: 'Register this address with the provider.',
    onlyProvider:
      'Administrators keep their passwords until one of them has an address of another domain: somebody has to come in when the provider fails.',
    createsUsers: 'They begin as operators, with the security groups below.',
    groupsClaim:
      'At each sign-in people are put into the groups that values of this claim stand for, and taken out of the others below. Roles are never given like that.',
  },
  words: { settings: 'Single sign-on' },
  sections: { people: 'People' },
} satisfies Labels<typeof signInProvider>;
