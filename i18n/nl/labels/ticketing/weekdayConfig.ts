import type { weekdayConfig } from '../../../../resources/ticketing/weekdayConfig';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Openingstijd |||| Openingstijden',
  belongs: 'Wanneer een resource open is, per dag.',
  facts: { openFrom: 'van %{value}', openUntil: 'tot %{value}' },
  fields: {
    called: 'Openingstijd',
    resourceId: 'Resource',
    weekday: 'Dag van de week',
    openFrom: 'Open vanaf',
    openUntil: 'Open tot',
  },
} satisfies Labels<typeof weekdayConfig>;
