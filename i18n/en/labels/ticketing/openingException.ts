import type { openingException } from '../../../../resources/ticketing/openingException';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Exception |||| Exceptions',
  belongs: 'Days on which the opening hours are others, such as holidays.',
  facts: { openFrom: 'from %{value}', openUntil: 'until %{value}' },
  fields: {
    called: 'Exception',
    resourceId: 'Resource',
    dateFrom: 'Start date',
    dateTo: 'End date',
    weekDayMask: 'Days of the week',
    active: 'Open',
    openFrom: 'Open from',
    openUntil: 'Open until',
    comment: 'Comment',
  },
  help: { dateTo: 'Leave empty for one day', active: 'Off: closed on these days' },
  messages: {
    startDate: 'Select a start date',
    weekdays: 'Select at least one weekday',
    noSuchDay: 'The period has none of these days',
    times: 'Enter both opening times if the day is open',
    order: 'Start date must be before or equal to end date',
  },
} satisfies Labels<typeof openingException>;
