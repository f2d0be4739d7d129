import type { password as english } from '../../en/screens/password';

/** Texts of the change of one’s own password. */
export const password: typeof english = {
  oldpassword: 'Huidig wachtwoord',
  newpassword: 'Nieuw wachtwoord',
  repeat: 'Herhaal het nieuwe wachtwoord',
  change: 'Wachtwoord wijzigen',
  newLength: 'Het nieuwe wachtwoord heeft minstens %{minimum} tekens',
  raised: 'Het is geen wachtwoord dat veel mensen hebben, en bevat uw naam en uw e-mailadres niet.',
  choose: {
    title: 'Kies een wachtwoord',
    text: 'Het wachtwoord waarmee u bent ingelogd, is u gegeven en geldt alleen voor deze keer. Kies zelf een wachtwoord om verder te gaan.',
  },
  weak: 'Uw wachtwoord is zwakker dan wachtwoorden inmiddels moeten zijn.',
  weakLink: 'Kies een ander',
  rules: {
    filled: 'Alle drie de velden zijn ingevuld',
    length: 'Elk heeft minstens %{minimum} tekens',
    digitAndLetter: 'Het nieuwe wachtwoord bevat een cijfer en een letter',
    repeat: 'Het nieuwe wachtwoord en de herhaling zijn gelijk',
  },
};
