/** Texts of the picture of the booking widget for visitors, in the languages that a widget can speak. */
export const bookingWidget = {
  nl: {
    heading: 'Boek je bezoek',
    activity: 'Activiteit',
    resource: 'Ruimte of gids',
    time: 'Tijd',
    activities: ['Rondleiding', 'Workshop'],
    resources: ['Grote zaal', 'Gids'],
    next: 'Verder',
  },
  en: {
    heading: 'Book your visit',
    activity: 'Activity',
    resource: 'Room or guide',
    time: 'Time',
    activities: ['Guided tour', 'Workshop'],
    resources: ['Large hall', 'Guide'],
    next: 'Continue',
  },
  de: {
    heading: 'Besuch buchen',
    activity: 'Aktivität',
    resource: 'Raum oder Führung',
    time: 'Zeit',
    activities: ['Führung', 'Werkstatt'],
    resources: ['Großer Saal', 'Museumsführer'],
    next: 'Weiter',
  },
};
