import type { secondFactor as english } from '../en/secondFactor';

/** What the server answers about second factors. */
export const secondFactor: typeof english = {
  asked: 'Vul een code van uw authenticator-app in, of een herstelcode',
  again: 'Hiervoor is uw tweede factor nog een keer nodig',
  demanded: {
    setUp: 'Stel eerst een tweede factor in: uw organisatie of een beveiligingsgroep vraagt erom',
    confirm: 'Gebruik eerst uw tweede factor: uw organisatie of een beveiligingsgroep vraagt erom',
  },
  wrongPasskey: 'Met deze passkey kunt u hier niet inloggen',
  notMade: 'Deze passkey kon niet worden toegevoegd. Probeer het opnieuw',
  known: 'Deze passkey is al in gebruik',
  wrong: 'Deze code klopt niet, of is al gebruikt',
  none: 'Uw account heeft geen tweede factor',
  over: 'Dit duurde te lang. Begin opnieuw',
  added: 'Tweede factor toegevoegd',
  removed: 'Tweede factor verwijderd',
  renewed: 'Nieuwe herstelcodes gemaakt; die van eerder werken niet meer',
};
