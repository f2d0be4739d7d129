import type { documentBuilder as english } from '../../en/screens/documentBuilder';

/** Texts of the screen that documents are built on. */
export const documentBuilder: typeof english = {
  name: 'Documentbouwer',
  palette: {
    title: 'Rij toevoegen',
    asks: 'Vraagt',
    shows: 'Toont',
    help: 'De rij komt onder de geselecteerde. Slepen naar de juiste plaats kan ook.',
  },
  rows: {
    title: 'Rijen',
    row: '%{type}: %{title}',
    empty: 'Dit document heeft nog geen rijen.',
    emptyHelp: 'Kies wat de eerste rij wordt.',
    add: 'Rij toevoegen',
    options: 'Opties',
    duplicate: 'Dupliceren',
    actions: 'Acties van de geselecteerde rij',
  },
  options: {
    title: 'Opties',
    of: 'Opties van rij %{place} van %{total}',
    none: 'Selecteer een rij om de opties te zien.',
  },
  status: {
    waiting: 'Nog niet opgeslagen',
    wrong: 'Niet opgeslagen: de opties kloppen nog niet',
    refused: 'Niet opgeslagen: de server heeft geweigerd',
  },
  storing: {
    stored: 'Alle wijzigingen opgeslagen',
    busy: 'Opslaan…',
    open: '%{smart_count} wijziging niet opgeslagen |||| %{smart_count} wijzigingen niet opgeslagen',
    wrong:
      'De opties van %{smart_count} rij kloppen nog niet. |||| De opties van %{smart_count} rijen kloppen nog niet.',
    wrongDetails: 'Gegevens van het document kloppen nog niet.',
    show: 'Tonen',
    signedOut: 'Je bent uitgelogd. Alles wordt opgeslagen zodra je weer bent ingelogd.',
    revert: 'Terug naar wat is opgeslagen',
    revertRow: 'Terug naar de opgeslagen rij',
    dropRow: 'Deze rij verwijderen',
  },
  details: { title: 'Gegevens' },
  left: {
    details: 'Gegevens',
    wrongDetails: 'De gegevens kloppen nog niet',
    remove: 'Een verwijderde rij',
    order: 'De volgorde van de rijen',
    wrong: 'De opties kloppen nog niet',
  },
  undo: 'Ongedaan maken',
  redo: 'Opnieuw uitvoeren',
  undoNamed: 'Ongedaan maken: %{act}',
  redoNamed: 'Opnieuw uitvoeren: %{act}',
  acts: {
    added: 'rij toevoegen',
    duplicated: 'rij dupliceren',
    removed: 'rij verwijderen',
    moved: 'rij verplaatsen',
    changed: 'opties wijzigen',
    detailed: 'gegevens wijzigen',
    reverted: 'terug naar wat is opgeslagen',
  },
  said: {
    added: 'Rij toegevoegd: %{title}',
    duplicated: 'Rij gedupliceerd: %{title}',
    removed: 'Rij verwijderd: %{title}',
    moved: 'Rij verplaatst: %{title}, plaats %{place} van %{total}',
    reverted: 'Terug naar wat is opgeslagen',
    undone: 'Ongedaan gemaakt: %{act}',
    redone: 'Opnieuw uitgevoerd: %{act}',
  },
  readOnly: {
    state:
      'Alleen een concept kan worden gewijzigd. Kies “Nieuw concept maken” bij de actieve versie om met een kopie verder te gaan.',
    right: 'Je mag dit document zien, maar niet wijzigen.',
  },
  preview: {
    open: 'Voorbeeld',
    title: 'Voorbeeld van %{name}',
    width: 'Breedte',
    widths: { phone: 'Telefoon', tablet: 'Tablet', desktop: 'Desktop' },
    note: 'Vul het in om het uit te proberen; er wordt niets opgeslagen.',
    check: 'Antwoorden controleren',
    right: 'Alle antwoorden kloppen.',
    wrong:
      '%{smart_count} antwoord klopt nog niet. |||| %{smart_count} antwoorden kloppen nog niet.',
    close: 'Voorbeeld sluiten',
    empty: 'Er is nog niets te zien.',
  },
};
