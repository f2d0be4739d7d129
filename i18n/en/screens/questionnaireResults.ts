/** Texts of the results of a questionnaire. */
export const questionnaireResults = {
  counts: { title: 'Counts', invited: 'Invited', completed: 'Completed', passed: 'Passed' },
  percentages: {
    title: 'Percentages',
    passed: 'Passed %{percentage}%',
    incomplete: 'Incomplete %{percentage}%',
    failed: 'Failed %{percentage}%',
    note: 'Fixed figures for display; they do not follow from the counts.',
  },
  shares: { title: 'How it stands', share: '%{name} %{percentage}% (%{count})' },
  users: 'Invited people',
  nobody: 'Nobody has been invited yet.',
  search: 'Search people',
  answers: 'Answers',
  answersOf: 'Answers of %{name}',
  notDone: 'This person has not completed the questionnaire yet.',
  csv: 'CSV of these answers',
  fields: { name: 'Name', email: 'E-mail address', status: 'Status', score: 'Score' },
  codes: { status: { 2: 'Not completed', 1: 'Passed', 0: 'Failed' } },
  noAnswer: 'No answer',
  points: '%{points} point |||| %{points} points',
  verdict: { 1: 'Right', 0: 'Wrong' },
};
