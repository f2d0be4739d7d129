import type { providerSignIn as english } from '../../en/screens/providerSignIn';

/** Texts of signing in with an organisation's identity provider; loaded with it. */
export const providerSignIn: typeof english = {
  button: 'Inloggen via uw organisatie',
  text: 'Mensen met een adres bij %{domain} loggen in via hun organisatie.',
  newWindow: 'Inloggen via uw organisatie, in een nieuw venster',
  waiting: 'U wordt ingelogd …',
  failed: 'U bent niet ingelogd',
  back: 'Terug naar inloggen',
  again: {
    title: 'U bent ingelogd',
    text: 'Sluit dit venster en ga verder waar u was.',
    home: 'Hier verdergaan',
  },
};
