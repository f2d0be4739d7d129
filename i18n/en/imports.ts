/** Texts of importing and exporting files; loaded together with it. */
export const imports = {
  open: 'Import CSV',
  export: 'Export CSV',
  exportWhole: 'Export all data',
  reading: 'The file is being read.',
  judging: 'Lines checked: %{done} of %{of}',
  storing: 'Lines stored: %{done} of %{of}',
  progress: 'Progress of the import',
  stop: 'Stop',
  stopping: 'Stopping',
  stopped: 'Stopped. Nothing was stored.',
  heads: 'Which column of the file is what',
  noHead: 'Without a name',
  leaveOut: 'Leave out',
  useHeads: 'Use these columns',
  title: 'Import %{resource}',
  columns:
    'A CSV file with these columns: %{columns}. %{does} Nothing is stored before you have seen what it does.',
  columnsOfMany:
    'A CSV file. “Export all data” makes one that has all columns; leave out those that you don’t need. %{does} Nothing is stored before you have seen what it does.',
  columnsOfList:
    'A CSV file, as this list saves one; add and leave out columns as you need. %{does} Nothing is stored before you have seen what it does.',
  addsToo: 'A line changes what has its %{key}, or adds it.',
  changesOnly: 'A line changes what has its %{key}. Nothing is added.',
  found: 'Lines: %{total}. %{new} new, %{changed} changed, %{unchanged} unchanged, %{wrong} wrong.',
  leftOut: 'Nothing is taken from: %{heads}.',
  nothingToStore: 'There is nothing to store.',
  store: 'Import %{count} line |||| Import %{count} lines',
  storeRight:
    'Import %{count} line, leave out %{wrong} |||| Import %{count} lines, leave out %{wrong}',
  changed: 'Somebody changed something here meanwhile. Look again at what the file does.',
  lostJudging:
    'The server stopped while it was checking the file. Nothing was stored. Choose the file again.',
  lostStoring:
    'The server stopped while it was storing: at least %{done} of %{of} lines were done. What it had stored stays; below is what the file still does.',
  matched: 'Is #%{id}, by “%{column}”',
  matchedWhole: 'Is #%{id}: everything in it is the same',
  sameNames: 'Lines whose name is already there: %{count}. What should become of them?',
  sameNamesChosen: 'Lines whose name is already there:',
  sameChoices: { change: 'Change what is there', add: 'Add them anyway' },
  filter: 'Lines that are shown',
  lines: 'Lines of the file',
  line: 'Line',
  state: 'What it does',
  nothing: 'nothing',
  states: {
    all: 'All',
    new: 'New',
    changed: 'Changed',
    unchanged: 'Unchanged',
    wrong: 'Wrong',
  },
};
