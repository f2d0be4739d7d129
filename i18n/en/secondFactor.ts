/** What the server answers about second factors. */
export const secondFactor = {
  asked: 'Enter a code of your authenticator app, or a recovery code',
  again: 'This needs your second factor once more',
  demanded: {
    setUp: 'Set up a second factor first: your organisation or a security group asks for one',
    confirm: 'Use your second factor first: your organisation or a security group asks for it',
  },
  wrongPasskey: 'This passkey does not sign in here',
  notMade: 'This passkey could not be added. Try again',
  known: 'This passkey is in use already',
  wrong: 'This code is not right, or was used before',
  none: 'Your account has no second factor',
  over: 'This took too long. Begin again',
  added: 'Second factor added',
  removed: 'Second factor removed',
  renewed: 'New recovery codes made; those of before no longer work',
};
