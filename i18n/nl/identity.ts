import type { identity as english } from '../en/identity';

/** Messages of signing in with an organisation's identity provider. */
export const identity: typeof english = {
  none: 'Adressen van dit domein melden zich aan met een wachtwoord',
  over: 'Deze aanmelding is verlopen of in een andere browser begonnen. Begin opnieuw',
  refused: 'De identiteitsprovider heeft u niet aangemeld (%{reason})',
  unreachable:
    'De identiteitsprovider van uw organisatie is niet bereikbaar. Probeer het later opnieuw',
  invalid: 'De identiteitsprovider gaf een antwoord dat niet geldig is (%{reason})',
  unverified: 'De identiteitsprovider heeft niet bevestigd dat uw e-mailadres is geverifieerd',
  domain: 'De identiteitsprovider noemde een adres dat niet van deze organisatie is',
  elsewhere:
    'Dit account hoort ook bij een andere organisatie. Meld u aan met het wachtwoord ervan',
  other: 'Iemand anders meldt zich aan met het account met dit adres',
  unknown: 'Er is geen account met uw adres. Een beheerder van uw organisatie kan het toevoegen',
  administrators: 'Alleen beheerders van de organisatie kunnen wijzigen hoe mensen zich aanmelden',
  plain: 'Vul een adres in dat met https:// begint',
};
