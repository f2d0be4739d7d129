import type { openingException } from '../../../../resources/ticketing/openingException';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Uitzondering |||| Uitzonderingen',
  belongs: 'Dagen waarop andere openingstijden gelden, zoals feestdagen.',
  facts: { openFrom: 'van %{value}', openUntil: 'tot %{value}' },
  fields: {
    called: 'Uitzondering',
    resourceId: 'Resource',
    dateFrom: 'Startdatum',
    dateTo: 'Einddatum',
    weekDayMask: 'Weekdagen',
    active: 'Geopend',
    openFrom: 'Open vanaf',
    openUntil: 'Open tot',
    comment: 'Opmerking',
  },
  help: { dateTo: 'Zonder einddatum alleen de startdatum', active: 'Uit: gesloten op deze dagen' },
  messages: {
    startDate: 'Selecteer een startdatum',
    weekdays: 'Selecteer minimaal één weekdag',
    noSuchDay: 'In deze periode valt geen van deze dagen',
    times: 'Vul beide openingstijden in als de dag geopend is',
    order: 'De startdatum mag niet na de einddatum liggen',
  },
} satisfies Labels<typeof openingException>;
