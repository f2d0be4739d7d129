/** Messages of signing in with an organisation's identity provider. */
export const identity = {
  none: 'Addresses of this domain sign in with a password',
  over: 'This sign-in is over, or was begun in another browser. Begin again',
  refused: 'The identity provider did not sign you in (%{reason})',
  unreachable: 'The identity provider of your organisation could not be reached. Try again later',
  invalid: 'The identity provider gave an answer that cannot be accepted (%{reason})',
  unverified: 'The identity provider did not say that your email address is verified',
  domain: 'The identity provider named an address that is not one of this organisation',
  elsewhere:
    'This account belongs to another organisation as well. Sign in to it with its password',
  other: 'Somebody else signs in to the account with this address',
  unknown:
    'There is no account with your address. An administrator of your organisation can add it',
  administrators: 'Only administrators of the organisation can change how people sign in',
  plain: 'Enter an address that begins with https://',
};
