import { definePage } from '../../schemas';

/** The blocks of a week, drawn where they stand. */
export const blockCalendar = definePage({
  name: 'blockCalendar',
  path: 'ticketing/blocks/calendar',
  page: 'blockCalendar',
  module: 'ticketing',
  menu: { icon: 'calendar', place: 31 },
});
