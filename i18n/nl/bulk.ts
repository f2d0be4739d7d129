import type { bulk as english } from '../en/bulk';

/** Texts of what is done to several rows at once. */
export const bulk: typeof english = {
  by: {
    set: 'Instellen op',
    add: 'Optellen of aftrekken',
    percent: 'Verhogen of verlagen met %',
  },
  how: 'Wat er wijzigt aan %{field}',
  amount: 'Bedrag of aantal (− trekt af)',
  percentage: 'Percentage (− verlaagt)',
  rounding: 'Afgerond op',
  roundings: { cent: 'de cent', five: '5 cent', ninetyFive: '… ,95' },
  preview: 'Voor en na',
  previewMore: 'en nog %{rest}',
  amountMissing: 'Vul een getal in',
  noneGoes: 'Geen van deze kan worden verwijderd.',
  deleteOthers: 'De andere %{going} verwijderen',
  kept: 'Deze kan niet worden verwijderd: %{names} |||| Deze kunnen niet worden verwijderd: %{names}',
  all: 'Alle %{total} die voldoen selecteren',
  actTitle: '%{action}: %{count} %{of}',
  actOn: 'Dit gebeurt achtereenvolgens bij %{count} %{of}.',
  editTitle: '%{count} %{resource} wijzigen',
  field: 'Te wijzigen veld',
  leave: '%{field} laten zoals het is',
  apply: '%{smart_count} rij wijzigen |||| %{smart_count} rijen wijzigen',
  emptied: 'Wordt leeg in deze rijen: %{fields}.',
  changedMeanwhile:
    'Iemand anders heeft dit intussen gewijzigd |||| Iemand anders heeft er intussen %{smart_count} gewijzigd',
  whoseStays:
    'Voorlopig blijft het zoals zij het achterlieten, en al het andere is gedaan. Vink uit wat zo moet blijven.',
  theyChanged: 'Door hen gewijzigd: %{fields}',
  keepTheirs: 'Die van hen houden',
  whatGoes: 'Voorlopig is het er nog, en al het andere is verwijderd. Vink uit wat moet blijven.',
  leaveThem: 'Geen van deze verwijderen',
  deleteThem: 'Toch %{smart_count} verwijderen |||| Toch %{smart_count} verwijderen',
  takeMine: 'Toch %{smart_count} wijzigen |||| Toch %{smart_count} wijzigen',
  progress: '%{done} van %{of} gedaan',
  stop: 'Stoppen',
  done: '%{done} gelukt.',
  failed: '%{failed} mislukt.',
};
