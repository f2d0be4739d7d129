/** Texts of the home page. */
export const home = {
  title: 'Home',
  greetings: {
    morning: 'Good morning, %{name}',
    afternoon: 'Good afternoon, %{name}',
    evening: 'Good evening, %{name}',
  },
  favourites: 'Favourites',
  recent: 'Recently opened',
  nowhere: 'What you mark with a star, and what you open, stands here.',
  toDo: {
    title: 'To do',
    nothing: 'Nothing needs doing now.',
    more: '%{names} and 1 more |||| %{names} and %{smart_count} more',
  },
  away: {
    title: 'While you were away',
    all: 'All of it (%{smart_count})',
    create: 'Added by %{name} · %{when}',
    update: 'Changed by %{name} · %{when}',
    several: 'Changed by %{name} · %{when}',
    delete: 'Deleted by %{name} · %{when}',
    restore: 'Restored by %{name} · %{when}',
    import: 'Imported by %{name} · %{when}',
    undo: 'Undone by %{name} · %{when}',
  },
  figures: {
    title: 'The last 7 days',
    names: {
      revenue: 'Revenue',
      orders: 'Orders',
      averageOrder: 'Average order',
      bookings: 'Bookings',
      tips: 'Tips',
    },
    onLastWeek: 'on last week',
    noneBefore: 'None last week',
    more: '%{percent} more than last week',
    less: '%{percent} less than last week',
    same: 'As much as last week',
  },
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
    unanswered:
      'The server did not answer. What was begun goes on there; start again to see how it ends.',
    failedResult: 'An error occurred during the synchronisation',
  },
};
