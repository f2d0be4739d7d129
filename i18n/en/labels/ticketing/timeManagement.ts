import type { timeManagement } from '../../../../resources/ticketing/timeManagement';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Time management',
  screen: {
    resource: 'Resource',
    choose: 'Choose a resource to see and to set when it is open.',
    week: 'Opening hours by weekday',
    exceptions: 'Exceptions',
    noExceptions: 'No exceptions: every week is like the one above.',
    showMore: 'Show more (%{count})',
    showFewer: 'Show fewer',
    over: 'Past',
    closed: 'Closed',
    effective: 'The next seven days',
    today: 'Today',
    exception: 'Exception',
    nextDay: 'the next day',
    addOn: 'Add opening hours on %{day}',
  },
} satisfies Labels<typeof timeManagement>;
