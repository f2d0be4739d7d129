/** Texts of the list of one’s own sessions. */
export const ownSessions = {
  title: 'Where you are signed in',
  text: 'Where you are signed in. If you don’t recognise one of these, sign out there and change your password.',
  browser: '%{browser}',
  browserOn: '%{browser} on %{system}',
  unknown: 'Unknown program',
  address: 'From %{address}',
  times: 'Signed in %{since} · Last used %{last}',
  here: 'This browser',
  signOut: 'Sign out there',
  signOutNamed: 'Sign out there: %{name}, signed in %{since}',
  everywhere: {
    button: 'Sign out everywhere',
    title: 'Sign out everywhere?',
    text: 'You will be signed out in all browsers and programs, this one as well.',
  },
};
