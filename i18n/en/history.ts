/** Texts of what became of a record. */
export const history = {
  title: 'History',
  of: 'History of %{name}',
  loading: 'Looking up what has changed',
  none: 'No changes are known.',
  made: 'Added',
  other: 'Something that is not shown here',
  empty: 'empty',
  became: 'became',
  rowAdded: '%{list}: added',
  rowChanged: '%{list}: changed',
  rowRemoved: '%{list}: removed',
  rowsMoved: '%{list}: in another order',
  linked: '%{list}: linked',
  unlinked: '%{list}: unlinked',
  restore: 'Restore',
  restoreNamed: 'Undo this change: %{name}',
  restoreAll: 'Restore to before this',
  restoreAllOf: 'Restore to before this: the change of %{when}',
  restoreAllAsk:
    'Everything is put back as it was before the change of %{when}, as far as it can still be changed. What was changed since stays in the history.',
  asItWas: 'It is already as it was then.',
};
