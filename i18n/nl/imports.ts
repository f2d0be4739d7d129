import type { imports as english } from '../en/imports';

/** Texts of importing and exporting files; loaded together with it. */
export const imports: typeof english = {
  open: 'CSV importeren',
  export: 'CSV exporteren',
  exportWhole: 'Alle gegevens exporteren',
  reading: 'Het bestand wordt gelezen.',
  judging: 'Regels nagekeken: %{done} van %{of}',
  storing: 'Regels opgeslagen: %{done} van %{of}',
  progress: 'Voortgang van het importeren',
  stop: 'Stoppen',
  stopping: 'Bezig met stoppen',
  stopped: 'Gestopt. Er is niets opgeslagen.',
  heads: 'Welke kolom van het bestand is wat',
  noHead: 'Zonder naam',
  leaveOut: 'Overslaan',
  useHeads: 'Deze kolommen gebruiken',
  title: '%{resource} importeren',
  columns:
    'Een CSV-bestand met deze kolommen: %{columns}. %{does} Er wordt niets opgeslagen voordat u hebt gezien wat het doet.',
  columnsOfMany:
    'Een CSV-bestand. “Alle gegevens exporteren” maakt er een met alle kolommen; laat weg wat u niet nodig hebt. %{does} Er wordt niets opgeslagen voordat u hebt gezien wat het doet.',
  columnsOfList:
    'Een CSV-bestand zoals deze lijst dat opslaat; voeg kolommen toe of laat ze weg. %{does} Er wordt niets opgeslagen voordat u hebt gezien wat het doet.',
  addsToo:
    'Een regel met een %{key} die er al is, wijzigt wat er staat; elke andere voegt iets toe.',
  changesOnly:
    'Een regel met een %{key} die er al is, wijzigt wat er staat. Er wordt niets toegevoegd.',
  found:
    'Regels: %{total}. %{new} nieuw, %{changed} gewijzigd, %{unchanged} ongewijzigd, %{wrong} fout.',
  leftOut: 'Wordt niet overgenomen: %{heads}.',
  nothingToStore: 'Er is niets op te slaan.',
  store: '%{count} regel importeren |||| %{count} regels importeren',
  storeRight:
    '%{count} regel importeren, %{wrong} overslaan |||| %{count} regels importeren, %{wrong} overslaan',
  changed: 'Iemand heeft hier intussen iets gewijzigd. Bekijk opnieuw wat het bestand doet.',
  lostJudging:
    'De server is gestopt tijdens het nakijken van het bestand. Er is niets opgeslagen. Kies het bestand opnieuw.',
  lostStoring:
    'De server is gestopt tijdens het opslaan: minstens %{done} van %{of} regels waren verwerkt. Wat was opgeslagen, blijft staan; hieronder ziet u wat het bestand nog doet.',
  matched: 'Is #%{id}, volgens “%{column}”',
  matchedWhole: 'Is #%{id}: alles erin is hetzelfde',
  sameNames: 'Regels waarvan de naam al bestaat: %{count}. Wat moet ermee gebeuren?',
  sameNamesChosen: 'Regels waarvan de naam al bestaat:',
  sameChoices: { change: 'Wijzig wat er staat', add: 'Voeg ze toch toe' },
  filter: 'Regels die te zien zijn',
  lines: 'Regels van het bestand',
  line: 'Regel',
  state: 'Wat het doet',
  nothing: 'niets',
  states: {
    all: 'Alle',
    new: 'Nieuw',
    changed: 'Gewijzigd',
    unchanged: 'Ongewijzigd',
    wrong: 'Fout',
  },
};
