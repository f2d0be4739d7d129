import type { ownSessions as english } from '../../en/screens/ownSessions';

/** Texts of the list of one’s own sessions. */
export const ownSessions: typeof english = {
  title: 'Waar u bent ingelogd',
  text: 'Waar u bent ingelogd. Herkent u er een niet? Log daar uit en wijzig uw wachtwoord.',
  browser: '%{browser}',
  browserOn: '%{browser} op %{system}',
  unknown: 'Onbekend programma',
  address: 'Vanaf %{address}',
  times: 'Ingelogd op %{since} · Laatst gebruikt op %{last}',
  here: 'Deze browser',
  signOut: 'Daar uitloggen',
  signOutNamed: 'Daar uitloggen: %{name}, ingelogd op %{since}',
  everywhere: {
    button: 'Overal uitloggen',
    title: 'Overal uitloggen?',
    text: 'U wordt in alle browsers en programma’s uitgelogd, ook in deze.',
  },
};
