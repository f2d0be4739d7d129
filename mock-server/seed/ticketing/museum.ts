import type { TicketingText } from './TicketingText';

/** Guided tours, workshops and rooms of a museum by the water. */
export const museumTicketing: TicketingText = {
  locales: ['nl', 'en', 'de'],
  types: [
    {
      name: 'Rondleiding',
      description: 'Een gids neemt een groep mee door de vaste collectie',
      durations: [60, 90],
      more: { maxPersons: 20, sameDayCutoff: '15:00', bufferMin: 15 },
    },
    {
      name: 'Werkplaats',
      description: 'Ruimte waar gezinnen en schoolklassen zelf aan de slag gaan',
      durations: [90, 120],
      more: { bookingIntervalMin: 30, minPersons: 4, maxPersons: 30, minDays: 2, bufferMin: 30 },
    },
    {
      name: 'Zaal',
      description: 'Wordt in zijn geheel verhuurd, met of zonder ontvangst',
      durations: [120, 240, 480],
      // As it was written before the model had a name.
      more: { bookingModel: 1, minDays: 7, maxDays: 300, cancelDeadlineHours: 168 },
    },
    {
      name: 'Havensloep',
      description: 'Varen met een schipper',
      durations: [60],
      more: { maxPersons: 12, minBufferMinutes: 120, active: 0 },
    },
  ],
  tariffs: [
    [['Rondleiding per persoon', 'Guided tour per person', 'Führung pro Person'], 0, 750],
    [['Schoolrondleiding', 'School tour', 'Schulführung'], 0, 350],
    [['Werkplaats per kind', 'Workshop per child', 'Werkstatt pro Kind'], 1, 950],
    [['Zaalhuur', 'Room hire', 'Saalmiete'], 2, 24000],
    [['Vaartocht', 'Boat trip'], 3, 1450],
  ],
  activities: [
    [
      ['Langs de hoogtepunten', 'Highlights of the collection', 'Höhepunkte der Sammlung'],
      [
        'In een uur langs de tien stukken die niemand mag missen.',
        'The ten pieces that nobody should miss, in one hour.',
        'In einer Stunde zu den zehn Stücken, die niemand verpassen sollte.',
      ],
    ],
    [
      ['Kranen bouwen', 'Build a crane', 'Kräne bauen'],
      [
        'Bouw met hout en touw een kraan die echt hijst. Vanaf 6 jaar.',
        'Build a crane of wood and rope that really lifts. From age 6.',
      ],
    ],
    [
      ['Knopen en splitsen', 'Knots and splices'],
      ['Leer zes knopen van een oud-schipper.', 'Learn six knots from a retired skipper.'],
    ],
    [
      ['Ontvangst aan de kade', 'Reception on the quay', 'Empfang am Kai'],
      [
        'Borrel of diner voor tien tot tachtig gasten.',
        'Drinks or dinner for ten to eighty guests.',
      ],
    ],
    [
      ['Avond in het depot', 'Evening in the depot'],
      ['Alleen op aanvraag.', 'On request only.'],
    ],
  ],
  addons: [
    [['Audiotour', 'Audio tour', 'Audioführung'], 'Audiotour', 400, 60, 2000],
    [['Plattegrond', 'Museum map', 'Museumsplan'], 'plattegrond', 250, 250],
    [['Boek Een eeuw kranen', 'Book A century of cranes'], 'eeuw kranen', 2750, 0],
    [['Rondvaart na afloop', 'Harbour cruise afterwards', 'Hafenrundfahrt'], 'Rondvaart', 1100, 24],
  ],
  coupons: [
    ['WELKOM26', 'Kennismakingskorting van de nieuwsbrief', null, null, 118, null],
    ['HERFSTVAKANTIE', 'Gezinnen in de herfstvakantie', -20, 3, 41, 150],
    ['VRIENDEN', 'Vrienden van het museum', -200, 165, 63, 500],
    ['SCHOOLREIS', 'Scholen uit de regio', 10, 220, 0, 80],
    ['OPENINGSWEEK', 'Opening van de nieuwe vleugel', -400, -390, 200, 200],
    ['7C1E9B52-0D4A-4F7B-9A33-52E1F0C86D11', 'Tegoed na een vervallen vaartocht', null, 40, 0, 1],
  ],
  resources: [
    [
      ['Gids vaste collectie', 'Guide, permanent collection', 'Führung Sammlung'],
      0,
      [0],
      'Entree volwassene',
      20,
    ],
    [['Gids haven', 'Guide, harbour'], 0, [0, 2], 'Entree volwassene', 15],
    [['Grote werkplaats', 'Large workshop', 'Große Werkstatt'], 1, [1, 2], 'Entree kind', 30],
    [['Kleine werkplaats', 'Small workshop'], 1, [2], 'Entree kind', 12],
    [['Kraanzaal', 'Crane hall', 'Kransaal'], 2, [3], 'Gezinskaart', 80],
    [['Sloep Anna', 'Launch Anna'], 3, [0], 'Rondvaart', 12, 'inactive'],
  ],
  weeks: [
    [
      [[2, 3, 4, 5], '10:00', '17:00'],
      [[6, 0], '09:30', '18:00'],
    ],
    [
      [[1, 2, 3, 4, 5], '09:00', '12:00'],
      [[1, 2, 3, 4, 5], '13:00', '17:00'],
      [[6, 0], '10:00', '17:00'],
    ],
    [
      // On Mondays the museum is closed, but for schools.
      [[1], '09:00', '15:00'],
      [[2, 3, 4, 5], '10:00', '17:00'],
      [[6, 0], '09:30', '18:00'],
    ],
    [
      [[1, 2, 3, 4, 5], '09:00', '12:30'],
      [[1, 2, 3, 4, 5], '13:00', '17:00'],
      [[6], '10:00', '16:00'],
    ],
    [
      [[2, 3, 4], '10:00', '23:30'],
      [[5, 6], '10:00', '00:00'],
      [[0], '09:30', '18:00'],
    ],
    [[[3, 4, 5, 6, 0], '11:00', '17:00']],
  ],
  blocks: [
    [0, 0, [1, 2, 3, 4], '10:00', '16:00', 20],
    [0, 0, [5, 6], '11:00', '17:00', 20],
    [1, 0, [5, 6], '13:00', '16:30', 15],
    [1, 2, [2], '10:00', '11:30', 15],
    [2, 1, [0], '09:30', '14:30', 30],
    [2, 1, [2, 5, 6], '13:00', '16:00', 30],
    [3, 2, [2, 5], '10:30', '12:30', 12],
    [4, 3, [3, 4, 5], '17:30', '23:00', 80],
  ],
  rules: [
    [
      0,
      'percentage',
      0.2,
      ['Weekendtoeslag', 'Weekend surcharge', 'Wochenendzuschlag'],
      { weekdayMask: 96, priority: 50 },
    ],
    [0, 'fixed', -2.5, ['Kind tot en met 12', 'Child up to 12', 'Kind bis 12'], { ageMax: 12 }],
    [
      0,
      'absolute',
      5,
      ['Vroege vogel', 'Early bird'],
      { weekdayMask: 31, timeTo: '11:00', priority: 200, stackable: 0 },
    ],
    [0, 'percentage', -0.1, ['Welkomstkorting', 'Welcome discount'], { coupon: 0 }],
    [2, 'fixed', 3, ['Lange sessie', 'Long session'], { durationMin: 120 }],
    [3, 'percentage', 0.35, null, { timeFrom: '18:00', priority: 80 }],
    [3, 'absolute', 195, null, { from: 20, until: 60, priority: 150 }],
    [
      1,
      'percentage',
      -0.5,
      ['Herfstactie scholen', 'Autumn offer for schools'],
      { from: -60, until: -9 },
    ],
    [0, 'fixed', 1.5, ['Nachtopening', 'Night opening'], { from: -300, until: -299, actief: 0 }],
  ],
};
