import type { commentMessages as english } from '../en/commentMessages';

/** What the server answers about comments. */
export const commentMessages: typeof english = {
  added: 'Opmerking toegevoegd',
  saved: 'Opmerking opgeslagen',
  deleted: 'Opmerking verwijderd',
  empty: 'Schrijf eerst iets',
  tooLong: 'Een opmerking heeft hooguit %{max} tekens',
  others: 'Alleen wie een opmerking schreef, kan die wijzigen',
};
