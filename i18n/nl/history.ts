import type { history as english } from '../en/history';

/** Texts of what became of a record. */
export const history: typeof english = {
  title: 'Geschiedenis',
  comments: 'Opmerkingen',
  of: 'Geschiedenis van %{name}',
  loading: 'Wijzigingen worden opgezocht',
  none: 'Er zijn geen wijzigingen bekend.',
  made: 'Toegevoegd',
  other: 'Iets wat hier niet wordt getoond',
  empty: 'leeg',
  became: 'werd',
  rowAdded: '%{list}: toegevoegd',
  rowChanged: '%{list}: gewijzigd',
  rowRemoved: '%{list}: verwijderd',
  rowsMoved: '%{list}: in een andere volgorde',
  linked: '%{list}: gekoppeld',
  unlinked: '%{list}: ontkoppeld',
  restore: 'Herstellen',
  restoreNamed: 'Deze wijziging ongedaan maken: %{name}',
  restoreAll: 'Herstellen naar hiervoor',
  restoreAllOf: 'Herstellen naar hiervoor: de wijziging van %{when}',
  restoreAllAsk:
    'Alles wordt weer zoals het was vóór de wijziging van %{when}, voor zover het nog gewijzigd kan worden. Wat sindsdien is gewijzigd, blijft in de geschiedenis staan.',
  asItWas: 'Het is al zoals het toen was.',
};
