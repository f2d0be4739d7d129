/** Texts of rows that are entered as a table; loaded together with it. */
export const subListTable = {
  hint: 'Cells can be pasted from a spreadsheet. Enter goes to the line below.',
  shown: 'Languages side by side',
  cell: '%{column}, line %{line}',
  add: 'Add a line',
  takeOut: 'Take out %{name}',
  putBack: 'Put back %{name}',
  gone: 'Taken out when you save',
  line: 'line %{line}',
  actions: 'Actions',
  merged: '%{name} changed other values meanwhile. Those are kept.',
  touched:
    '%{name} changed the same values meanwhile. Yours stand here: look at them, and save again.',
};
