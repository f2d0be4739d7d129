import type { questionnaireResults as english } from '../../en/screens/questionnaireResults';

/** Texts of the results of a questionnaire. */
export const questionnaireResults: typeof english = {
  counts: {
    title: 'Aantallen',
    invited: 'Uitgenodigd',
    completed: 'Ingevuld',
    passed: 'Geslaagd',
  },
  percentages: {
    title: 'Percentages',
    passed: 'Geslaagd %{percentage}%',
    incomplete: 'Niet ingevuld %{percentage}%',
    failed: 'Niet geslaagd %{percentage}%',
    note: 'Vaste cijfers ter weergave; ze volgen niet uit de aantallen.',
  },
  shares: { title: 'Stand', share: '%{name} %{percentage}% (%{count})' },
  users: 'Uitgenodigde mensen',
  nobody: 'Er is nog niemand uitgenodigd.',
  search: 'Mensen zoeken',
  answers: 'Antwoorden',
  answersOf: 'Antwoorden van %{name}',
  notDone: 'Deze persoon heeft de vragenlijst nog niet ingevuld.',
  csv: 'CSV van deze antwoorden',
  fields: { name: 'Naam', email: 'E-mailadres', status: 'Status', score: 'Score' },
  codes: { status: { 2: 'Niet ingevuld', 1: 'Geslaagd', 0: 'Niet geslaagd' } },
  noAnswer: 'Geen antwoord',
  points: '%{points} punt |||| %{points} punten',
  verdict: { 1: 'Juist', 0: 'Onjuist' },
};
