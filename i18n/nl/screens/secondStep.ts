import type { secondStep as english } from '../../en/screens/secondStep';

/** Texts of being asked for a second factor; loaded together with it. */
export const secondStep: typeof english = {
  text: 'Vul de code in die uw authenticator-app voor dit account toont.',
  code: 'Code',
  recoveryText: 'Vul een van de herstelcodes in die u hebt bewaard. Elke code werkt één keer.',
  recovery: 'Herstelcode',
  useRecovery: 'In plaats daarvan een herstelcode gebruiken',
  useApp: 'In plaats daarvan de authenticator-app gebruiken',
  submit: 'Inloggen',
  back: 'Terug',
  required: 'Verplicht',
  passkey: 'Passkey gebruiken',
  passkeyText:
    'Bevestig met uw passkey: met een vingerafdruk, uw gezicht, een pincode of een beveiligingssleutel.',
  passkeyNotHere:
    'Uw passkey werkt niet op deze pagina: daarvoor zijn een domeinnaam en https nodig. Gebruik een code.',
  or: 'of',
  passkeyFailed: 'De passkey is niet gebruikt. Probeer het opnieuw, of kies een andere manier.',
  signInByPasskey: 'Inloggen met een passkey',
  again: {
    title: 'Bent u het nog?',
    text: 'Hiervoor is uw tweede factor nog een keer nodig. Wat u hebt ingevuld, blijft staan.',
    submit: 'Doorgaan',
    cancel: 'Annuleren',
  },
  demanded: {
    setUpTitle: 'Stel een tweede factor in',
    setUp:
      'Uw organisatie, of een beveiligingsgroep waar u in zit, vraagt naast het wachtwoord om een tweede factor. Stel er een in om verder te gaan.',
    confirmTitle: 'Bevestig dat u het bent',
    confirm:
      'Uw organisatie, of een beveiligingsgroep waar u in zit, vraagt om uw tweede factor voordat u verdergaat.',
    goOn: 'Doorgaan',
    signOut: 'Uitloggen',
  },
};
