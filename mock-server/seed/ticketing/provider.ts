import type { TicketingText } from './TicketingText';

/** What a provider of kiosks lets its customers book: demonstrations, training, rooms. */
export const providerTicketing: TicketingText = {
  locales: ['nl', 'en'],
  types: [
    {
      name: 'Demonstratie',
      description: 'Een medewerker laat zuilen en schermen zien',
      durations: [60, 30, 90],
      more: { maxPersons: 8, minBufferMinutes: 240, sameDayCutoff: '12:00' },
    },
    {
      name: 'Training',
      description: 'Klassikaal, met een eigen testomgeving voor ieder',
      durations: [180, 360],
      more: { bookingIntervalMin: 60, minPersons: 2, maxPersons: 12, minDays: 5, bufferMin: 30 },
    },
    {
      name: 'Vergaderruimte',
      description: 'In zijn geheel te huur, met scherm en koffie',
      durations: [60, 120, 240],
      // As it was written before the model had a name.
      more: { bookingModel: 1, bookingIntervalMin: 30, maxDays: 180, cancelDeadlineHours: 48 },
    },
  ],
  tariffs: [
    [['Demonstratie', 'Demonstration'], 0, 0],
    [['Training per persoon', 'Training per person'], 1, 29500],
    [['Training voor partners', 'Training for partners'], 1, 19500],
    [['Ruimte per uur', 'Room per hour'], 2, 4500],
  ],
  activities: [
    [
      ['Kennismaken met zelfbediening', 'Getting to know self-service'],
      [
        'Bestellen, betalen en ophalen op een zuil, zoals een gast het doet.',
        'Ordering, paying and collecting at a kiosk, the way a guest does.',
      ],
    ],
    [
      ['Beheerder worden', 'Becoming an administrator'],
      [
        'Producten, schermen en gebruikers inrichten in de eigen omgeving.',
        'Setting up products, screens and users in your own environment.',
      ],
    ],
    [
      ['Vergaderen', 'Meeting'],
      ['Ruimte voor eigen gebruik.', 'A room for your own use.'],
    ],
    [
      ['Schermen inrichten', 'Setting up screens'],
      ['Afspeellijsten en schema’s.', ''],
    ],
  ],
  addons: [
    [['Barcodescanner te leen', 'Barcode scanner on loan'], 'Barcodescanner', 0, 6, 15000],
    [['Vloerstandaard te leen', 'Floor stand on loan'], 'Vloerstandaard', 2500, 3, 25000],
    [['Extra dagdeel', 'Another half day'], 'Training', 27500, 12],
    [['Reinigingsset', 'Cleaning kit'], 'Reinigingsset', 1295, 0],
  ],
  coupons: [
    ['PARTNER26', 'Partners van het eerste uur', null, null, 12, null],
    ['VOORJAAR', 'Trainingen in het voorjaar', 90, 200, 0, 25],
    ['RELATIEDAG', 'Bezoekers van de relatiedag', -14, 5, 9, 40],
    ['PROEFTRAINING', 'Afgelopen actie', -120, -30, 25, 25],
  ],
  resources: [
    [['Toonzaal Utrecht', 'Showroom Utrecht'], 0, [0, 3], 'Onderhoudsbeurt', 8],
    [['Leslokaal', 'Classroom'], 1, [1, 3], 'Training', 12],
    [['Kompaszaal', 'Compass room'], 2, [2], 'Onderhoudsbeurt', 16],
    [['Spreekkamer', 'Meeting room'], 2, [2], 'Onderhoudsbeurt', 4],
    [['Toonzaal Gent', 'Showroom Ghent'], 0, [0], 'Onderhoudsbeurt', 6, 'inactive'],
  ],
  weeks: [
    [[[1, 2, 3, 4, 5], '09:00', '17:30']],
    [
      [[1, 2, 3, 4], '09:00', '16:30'],
      [[5], '09:00', '12:00'],
      [[5], '13:00', '16:30'],
    ],
    [
      [[1, 2, 3, 4, 5], '08:00', '18:00'],
      [[6, 0], '10:00', '17:00'],
    ],
    [[[1, 2, 3, 4, 5], '08:00', '18:00']],
    [[[2, 4], '10:00', '16:00']],
  ],
  blocks: [
    [0, 0, [0, 1, 2, 3, 4], '09:30', '12:00', 8],
    [0, 0, [1, 3], '13:00', '17:00', 8],
    [1, 1, [1, 2], '09:00', '16:00', 12],
    [1, 1, [3], '09:00', '12:00', 12],
    [2, 2, [0, 1, 2, 3, 4], '08:00', '18:00', 16],
    [3, 2, [0, 1, 2, 3, 4], '08:00', '18:00', 4],
    // At weekends the big room is let alone.
    [2, 2, [5, 6], '10:00', '17:00', 16],
  ],
  rules: [
    [1, 'percentage', -0.15, ['Voor partners', 'For partners'], { coupon: 0 }],
    [1, 'fixed', -25, ['Voorjaarsactie', 'Spring offer'], { from: 90, until: 200 }],
    [1, 'absolute', 250, null, { weekdayMask: 16, priority: 150, stackable: 0 }],
    [3, 'percentage', 0.25, ['Avondtarief', 'Evening rate'], { timeFrom: '18:00' }],
    [3, 'percentage', -0.1, ['Hele dag', 'All day'], { durationMin: 240, priority: 120 }],
    [2, 'fixed', 20, null, { weekdayMask: 96 }],
    [1, 'percentage', -0.2, ['Herfstactie', 'Autumn offer'], { from: -90, until: -6 }],
    [0, 'absolute', 0, null, { actief: 0 }],
  ],
};
