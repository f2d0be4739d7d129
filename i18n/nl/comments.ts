import type { comments as english } from '../en/comments';

/** Texts of what people write about records. */
export const comments: typeof english = {
  title: 'Opmerkingen',
  loading: 'Opmerkingen worden opgezocht',
  none: 'Hier heeft nog niemand iets over geschreven.',
  field: 'Schrijf een opmerking',
  help: 'Noem een collega met @; die ziet het dan op de startpagina.',
  people: 'Collega’s',
  add: 'Opmerking toevoegen',
  save: 'Opmerking opslaan',
  edit: 'Bewerken',
  editNamed: 'Bewerken: de opmerking van %{when}',
  delete: 'Verwijderen',
  deleteNamed: 'Verwijderen: de opmerking van %{when}',
  deleteTitle: 'Deze opmerking verwijderen?',
  deleteText: 'De opmerking verdwijnt voor iedereen.',
  cancel: 'Annuleren',
  edited: 'bewerkt',
  one: 'opmerking',
  shown: 'Wat wordt getoond',
  all: 'Opmerkingen en wijzigingen',
};
