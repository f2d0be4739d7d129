import type { passwords as english, passwordLink as englishLink } from '../en/passwords';

/** Messages of links by which a password is chosen, and the mail that brings one. */
export const passwordLink: typeof englishLink = {
  subject: 'Kies een wachtwoord voor %{organisation}',
  text: 'Een beheerder van %{organisation} stuurt u deze link om een wachtwoord mee te kiezen:',
  holds:
    'De link geldt één keer en 24 uur. Verwachtte u deze mail niet? Dan hoeft u niets te doen: uw wachtwoord blijft zoals het is.',
  sent: 'Er is een link gestuurd naar %{email}',
  none: 'Er kan geen link worden gestuurd: deze installatie heeft geen mailserver, of geen adres waar links heen kunnen leiden',
  again:
    'Minder dan een minuut geleden is er al een link gestuurd. Wacht die af voordat u er nog een stuurt',
  failed:
    'De mailserver heeft de mail niet aangenomen. Probeer het opnieuw of stel het wachtwoord opnieuw in',
  over: 'Deze link is verlopen of al gebruikt. Vraag een beheerder van uw organisatie om een nieuwe',
};

/** Messages of passwords that are chosen. */
export const passwords: typeof english = {
  wrong: 'Dit is niet uw huidige wachtwoord',
  length: 'Minimaal %{min} tekens',
  digitAndLetter: 'Gebruik minstens één cijfer en één letter',
  same: 'Dit is uw huidige wachtwoord. Kies een ander',
  changed: 'Wachtwoord gewijzigd',
  longest: 'Hoogstens %{max} tekens',
  common:
    'Te veel mensen gebruiken dit wachtwoord, dus wordt het als een van de eerste geraden. Kies een ander',
  holdsName: 'Gebruik uw naam en uw e-mailadres er niet in',
  expired:
    'Dit wachtwoord gold voor één keer inloggen binnen 24 uur. Vraag een beheerder van uw organisatie om een nieuw',
  choose: 'Kies eerst zelf een wachtwoord',
};
