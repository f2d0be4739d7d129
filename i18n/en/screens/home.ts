/** Texts of the home page. */
export const home = {
  title: 'Home',
  toDo: { title: 'To do', nothing: 'Nothing needs doing now.' },
  revenue: {
    title: 'Revenue of the last 7 days',
    day: 'Day',
    amount: 'Revenue',
    none: 'Nothing was sold in these days.',
  },
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
};
