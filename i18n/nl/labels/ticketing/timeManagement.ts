import type { timeManagement } from '../../../../resources/ticketing/timeManagement';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Tijdbeheer',
  screen: {
    resource: 'Resource',
    choose: 'Kies een resource om te zien en in te stellen wanneer die open is.',
    week: 'Openingstijden per weekdag',
    exceptions: 'Uitzonderingen',
    noExceptions: 'Geen uitzonderingen: elke week is zoals hierboven.',
    showMore: 'Toon meer (%{count})',
    showFewer: 'Toon minder',
    over: 'Voorbij',
    closed: 'Gesloten',
    effective: 'De komende zeven dagen',
    today: 'Vandaag',
    exception: 'Uitzondering',
    nextDay: 'de volgende dag',
    addOn: 'Openingstijden toevoegen: %{day}',
  },
} satisfies Labels<typeof timeManagement>;
