import type { home as english } from '../../en/screens/home';

/** Texts of the home page. */
export const home: typeof english = {
  title: 'Home',
  toDo: { title: 'Te doen', nothing: 'Er is nu niets te doen.' },
  revenue: {
    title: 'Omzet van de laatste 7 dagen',
    day: 'Dag',
    amount: 'Omzet',
    none: 'In deze dagen is niets verkocht.',
  },
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
};
