import type { home as english } from '../../en/screens/home';

/** Texts of the home page. */
export const home: typeof english = {
  title: 'Home',
  greetings: {
    morning: 'Goedemorgen, %{name}',
    afternoon: 'Goedemiddag, %{name}',
    evening: 'Goedenavond, %{name}',
  },
  favourites: 'Favorieten',
  recent: 'Laatst geopend',
  nowhere: 'Wat u met een ster markeert en wat u opent, staat hier.',
  mentions: { title: 'U werd genoemd', named: '%{name} noemde u: %{title}' },
  toDo: {
    title: 'Te doen',
    nothing: 'Er is nu niets te doen.',
    more: 'en nog 1 |||| en nog %{smart_count}',
  },
  away: {
    title: 'Terwijl u weg was',
    all: 'Alles (%{smart_count})',
    create: 'Toegevoegd door %{name} · %{when}',
    update: 'Gewijzigd door %{name} · %{when}',
    several: 'Gewijzigd door %{name} · %{when}',
    delete: 'Verwijderd door %{name} · %{when}',
    restore: 'Teruggezet door %{name} · %{when}',
    approve: 'Goedgekeurd door %{name} · %{when}',
    import: 'Geïmporteerd door %{name} · %{when}',
    undo: 'Ongedaan gemaakt door %{name} · %{when}',
  },
  figures: {
    title: 'De laatste 7 dagen',
    names: {
      revenue: 'Omzet',
      orders: 'Bestellingen',
      averageOrder: 'Gemiddelde bestelling',
      bookings: 'Boekingen',
      tips: 'Fooien',
    },
    onLastWeek: 't.o.v. vorige week',
    noneBefore: 'Vorige week geen',
    more: '%{percent} meer dan vorige week',
    less: '%{percent} minder dan vorige week',
    same: 'Evenveel als vorige week',
  },
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
    unanswered:
      'De server heeft niet geantwoord. Wat begonnen was, gaat daar door; start opnieuw om te zien hoe het afloopt.',
    failedResult: 'Er is een fout opgetreden tijdens de synchronisatie',
  },
};
