import type { screens as english } from '../en/screens';

/** Teksten van de handgeschreven schermen. */
export const screens: typeof english = {
  home: {
    title: 'Home',
    noDashboard: 'Kies een onderdeel uit het menu.',
    revenue: { title: 'Omzet van de laatste 7 dagen', day: 'Dag', amount: 'Omzet' },
    topSelling: { title: 'Best verkochte producten', sold: '%{amount} verkocht' },
    inactive: {
      title: 'Inactieve artikelen',
      activate: 'Activeren',
      activateNamed: '%{name} activeren',
    },
    sync: {
      start: 'Kassa synchroniseren',
      running: 'Bezig met synchroniseren…',
      done: 'Synchronisatie voltooid',
      failed: 'Synchronisatie mislukt',
      failedResult: 'Er is een fout opgetreden tijdens de synchronisatie',
    },
  },
  password: {
    oldpassword: 'Huidig wachtwoord',
    newpassword: 'Nieuw wachtwoord',
    repeat: 'Herhaal het nieuwe wachtwoord',
    change: 'Wachtwoord wijzigen',
    rules: {
      filled: 'Alle drie de velden zijn ingevuld',
      length: 'Elk heeft minstens %{minimum} tekens',
      digitAndLetter: 'Het nieuwe wachtwoord bevat een cijfer en een letter',
      repeat: 'Het nieuwe wachtwoord en de herhaling zijn gelijk',
    },
  },
  questionnaireResults: {
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
  },
};
