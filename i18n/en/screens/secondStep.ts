/** Texts of being asked for a second factor; loaded together with it. */
export const secondStep = {
  text: 'Enter the code that your authenticator app shows for this account.',
  code: 'Code',
  recoveryText: 'Enter one of the recovery codes that you kept. Each works once.',
  recovery: 'Recovery code',
  useRecovery: 'Use a recovery code instead',
  useApp: 'Use the authenticator app instead',
  submit: 'Sign in',
  back: 'Back',
  required: 'Required',
  passkey: 'Use a passkey',
  passkeyText: 'Confirm with your passkey: with a fingerprint, your face, a PIN or a security key.',
  passkeyNotHere:
    'Your passkey can’t be used on this page: it needs a domain name, and https. Use a code.',
  or: 'or',
  passkeyFailed: 'The passkey was not used. Try again, or choose another way.',
  signInByPasskey: 'Sign in with a passkey',
  again: {
    title: 'Is it still you?',
    text: 'This needs your second factor once more. What you entered is kept.',
    submit: 'Go on',
    cancel: 'Cancel',
  },
  demanded: {
    setUpTitle: 'Set up a second factor',
    setUp:
      'Your organisation, or a security group that you are in, asks for a second factor beside the password. Set one up to go on.',
    confirmTitle: 'Confirm that it is you',
    confirm:
      'Your organisation, or a security group that you are in, asks for your second factor before you go on.',
    goOn: 'Go on',
    signOut: 'Sign out',
  },
};
