/** Texts of the lists of filled-in documents. */
export const documentList = {
  add: 'Add document',
  addTitle: '%{title}: new',
  editTitle: 'Change %{title}',
  search: 'Search in these documents',
  none: 'Nothing has been filled in yet.',
  unnamed: '%{title} %{place}',
  open: 'Open the list',
  setUp: 'Set up this list',
  document: 'Document',
  contents: 'Contents',
  changed: 'Changed',
  changedToo: '%{name} changed %{rows} too, since you opened this. Save yours in place of theirs?',
  file: 'File %{id}',
  choose: {
    title: 'Which document is to be filled in?',
    label: 'Document',
    next: 'Continue',
    none: 'There is no active document that asks for input.',
    missing: 'Choose a document',
  },
};
