import type { password as english } from '../../en/screens/password';

/** Texts of the change of one’s own password. */
export const password: typeof english = {
  oldpassword: 'Huidig wachtwoord',
  newpassword: 'Nieuw wachtwoord',
  repeat: 'Herhaal het nieuwe wachtwoord',
  change: 'Wachtwoord wijzigen',
  rules: {
    filled: 'Alle drie de velden zijn ingevuld',
    length: 'Elk heeft minstens %{minimum} tekens',
    digitAndLetter: 'Het nieuwe wachtwoord bevat een cijfer en een letter',
    repeat: 'Het nieuwe wachtwoord en de herhaling zijn gelijk',
  },
};
