import type { documentList as english } from '../en/filledIn';

/** Texts of the lists of filled-in documents. */
export const documentList: typeof english = {
  add: 'Document toevoegen',
  addTitle: 'Nieuw: %{title}',
  editTitle: '%{title} wijzigen',
  saveCsv: 'Opslaan als CSV',
  search: 'Zoeken in deze documenten',
  none: 'Er is nog niets ingevuld.',
  unnamed: '%{title} %{place}',
  open: 'Lijst openen',
  setUp: 'Lijst inrichten',
  document: 'Document',
  documents: 'Documenten',
  contents: 'Inhoud',
  changed: 'Gewijzigd',
  changedToo:
    '%{name} heeft %{rows} ook gewijzigd sinds u dit opende. De uwe in plaats daarvan opslaan?',
  file: 'Bestand %{id}',
  choose: {
    title: 'Welk document wordt ingevuld?',
    label: 'Document',
    next: 'Verder',
    none: 'Er is geen actief document dat iets vraagt.',
    missing: 'Kies een document',
  },
};
