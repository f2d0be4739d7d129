/** Texts of the hand-written screens. */
export const screens = {
  home: {
    title: 'Home',
    noDashboard: 'Choose a part of the back office from the menu.',
    revenue: { title: 'Revenue of the last 7 days', day: 'Day', amount: 'Revenue' },
    topSelling: { title: 'Top selling products', sold: '%{amount} sold' },
    inactive: {
      title: 'Inactive articles',
      activate: 'Activate',
      activateNamed: 'Activate %{name}',
    },
    sync: {
      start: 'Synchronise point of sale',
      running: 'Synchronising…',
      done: 'Synchronisation finished',
      failed: 'Synchronisation failed',
      failedResult: 'An error occurred during the synchronisation',
    },
  },
  password: {
    oldpassword: 'Current password',
    newpassword: 'New password',
    repeat: 'Repeat the new password',
    change: 'Change password',
    rules: {
      filled: 'All three fields are filled in',
      length: 'Each has at least %{minimum} characters',
      digitAndLetter: 'The new password has a digit and a letter',
      repeat: 'The new password and its repetition are the same',
    },
  },
  questionnaireResults: {
    counts: { title: 'Counts', invited: 'Invited', completed: 'Completed', passed: 'Passed' },
    percentages: {
      title: 'Percentages',
      passed: 'Passed %{percentage}%',
      incomplete: 'Incomplete %{percentage}%',
      failed: 'Failed %{percentage}%',
      note: 'Fixed figures for display; they do not follow from the counts.',
    },
    users: 'Invited people',
    nobody: 'Nobody has been invited yet.',
    search: 'Search invited people',
    answers: 'Answers',
    open: 'Answers of %{name}',
    answersOf: 'Answers of %{name}',
    notDone: 'This person has not completed the questionnaire yet.',
    csv: 'CSV of these answers',
    fields: { name: 'Name', email: 'E-mail address', status: 'Status', score: 'Score' },
    codes: { status: { 2: 'Not completed', 1: 'Passed', 0: 'Failed' } },
    sheet: {
      fields: { question: 'Question', answer: 'Answer', correct: 'Verdict', score: 'Score' },
      codes: { correct: { 1: 'Right', 0: 'Wrong' } },
    },
  },
};
