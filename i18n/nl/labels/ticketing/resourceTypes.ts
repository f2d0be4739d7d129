import type { resourceTypes } from '../../../../resources/ticketing/resourceTypes';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Resourcetype |||| Resourcetypes',
  belongs: 'Soorten van wat geboekt kan worden, elk met hoe lang en voor hoeveel mensen.',
  facts: { defaultDurationMin: '%{value} minuten', maxPersons: 'hoogstens %{value} personen' },
  fields: {
    defaultDurationMin: 'Standaardduur (minuten)',
    allowedDurations: 'Toegestane tijdsduren (minuten)',
    bookingIntervalMin: 'Boekingsinterval (minuten)',
    bufferMin: 'Buffer na een boeking (minuten)',
    minDays: 'Vroegste boeking (dagen vooruit)',
    minBufferMinutes: 'Minimaal vooraf (minuten)',
    maxDays: 'Laatste boeking (dagen vooruit)',
    sameDayCutoff: 'Boeken voor dezelfde dag tot',
    bookingModel: 'Boekingsmodel',
    minPersons: 'Minimumaantal personen',
    maxPersons: 'Maximumaantal personen',
    cancelDeadlineHours: 'Annuleren tot (uren vooraf)',
  },
  help: {
    allowedDurations: 'Elk een aantal minuten; de standaardduur is er een van.',
    maxPersons: 'Leeg: geen maximum.',
  },
  codes: {
    bookingModel: { sharedCapacity: 'Gedeelde capaciteit', perResource: 'Per resource' },
  },
  sections: {
    duration: 'Duur',
    window: 'Boekingsvenster',
    booking: 'Boeken en annuleren',
  },
  messages: {
    defaultDuration: 'Standaard duur moet worden opgegeven en groter zijn dan 0.',
    allowedDurations:
      'Toegestane tijdsduren moeten worden opgegeven in hele minuten en de standaard duur bevatten.',
    bookingWindow: 'Ongeldige waarden voor boekingsvenster. Controleer de bereiken en logica.',
    persons: 'Ongeldige waarden voor personen: minstens 1, en het maximum niet onder het minimum.',
    cancelDeadline: 'Annuleringstermijn mag niet negatief zijn.',
  },
} satisfies Labels<typeof resourceTypes>;
