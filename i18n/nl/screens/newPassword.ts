import type { newPassword as english } from '../../en/screens/newPassword';

/** Texts of choosing a password by a link that was mailed; loaded with it. */
export const newPassword: typeof english = {
  title: 'Kies een wachtwoord',
  text: 'Daarna logt u ermee in. Waar u nu bent ingelogd, wordt u uitgelogd.',
  submit: 'Wachtwoord opslaan',
  required: 'Verplicht',
  done: 'Uw wachtwoord is opgeslagen',
  signIn: 'Inloggen',
};
