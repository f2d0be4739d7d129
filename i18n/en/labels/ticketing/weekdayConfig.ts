import type { weekdayConfig } from '../../../../resources/ticketing/weekdayConfig';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Opening time |||| Opening hours',
  belongs: 'When a resource is open, day by day.',
  facts: { openFrom: 'from %{value}', openUntil: 'until %{value}' },
  fields: {
    called: 'Opening time',
    resourceId: 'Resource',
    weekday: 'Day of the week',
    openFrom: 'Open from',
    openUntil: 'Open until',
  },
} satisfies Labels<typeof weekdayConfig>;
