/** Texts of signing in with an organisation's identity provider; loaded with it. */
export const providerSignIn = {
  button: 'Sign in with your organisation',
  text: 'People with an address at %{domain} sign in with their organisation.',
  newWindow: 'Sign in with your organisation, in a new window',
  waiting: 'You are being signed in …',
  failed: 'You are not signed in',
  back: 'Back to signing in',
  again: {
    title: 'You are signed in',
    text: 'Close this window and go on where you were.',
    home: 'Go on here',
  },
};
