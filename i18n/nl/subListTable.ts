/** Texts of rows that are entered as a table; loaded together with it. */
export const subListTable = {
  hint: 'Cellen kunnen vanuit een spreadsheet worden geplakt. Enter gaat naar de regel eronder.',
  shown: 'Talen naast elkaar',
  cell: '%{column}, regel %{line}',
  add: 'Regel toevoegen',
  takeOut: '%{name} eruit halen',
  putBack: '%{name} terugzetten',
  gone: 'Gaat eruit bij het opslaan',
  line: 'regel %{line}',
  actions: 'Acties',
  merged: '%{name} heeft intussen andere waarden gewijzigd. Die blijven staan.',
  touched:
    '%{name} heeft intussen dezelfde waarden gewijzigd. Wat u invulde staat er nu: bekijk het en sla opnieuw op.',
};
