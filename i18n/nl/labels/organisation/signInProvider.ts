import type { signInProvider } from '../../../../resources/organisation/signInProvider';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Single sign-on |||| Single sign-on',
  closed: 'Alleen beheerders van de organisatie kunnen wijzigen hoe mensen zich aanmelden.',
  fields: {
    issuer: 'Issuer',
    clientId: 'Client-ID',
    clientSecret: 'Clientgeheim',
    onlyProvider: 'Geen wachtwoorden',
    createsUsers: 'Gebruikers toevoegen bij hun eerste aanmelding',
    groupsClaim: 'Claim met groepen',
    groups: 'Beveiligingsgroepen',
    redirectAddress: 'Redirectadres',
    called: 'Naam',
  },
  rows: { groups: { fields: { value: 'Waarde van de claim', groupId: 'Beveiligingsgroep' } } },
  help: {
    active:
      'Mensen melden zich hier aan met een OpenID Connect-provider als hun adres van een geverifieerd maildomein is. Hebben meer organisaties het geverifieerd, dan telt de eerste.',
    issuer: 'Het adres waarmee de provider zichzelf aanduidt, zoals https://login.voorbeeld.nl',
    redirectAddress: 'Registreer dit adres bij de provider.',
    onlyProvider:
      'Beheerders houden hun wachtwoord totdat een van hen een adres van een ander domein heeft: iemand moet naar binnen kunnen als de provider uitvalt.',
    createsUsers: 'Zij beginnen als operator, met de beveiligingsgroepen hieronder.',
    groupsClaim:
      'Bij elke aanmelding worden mensen in de groepen geplaatst waar waarden van deze claim voor staan, en uit de andere hieronder gehaald. Rollen worden nooit zo gegeven.',
  },
  words: { settings: 'Single sign-on' },
  sections: { people: 'Mensen' },
} satisfies Labels<typeof signInProvider>;
