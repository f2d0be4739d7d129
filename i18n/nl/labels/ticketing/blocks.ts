import type { blocks } from '../../../../resources/ticketing/blocks';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Blok |||| Blokken',
  belongs: 'Wanneer een activiteit waar plaatsvindt, en voor hoeveel mensen.',
  facts: { maxCapacity: 'voor %{value} personen' },
  fields: {
    called: 'Blok',
    resourceId: 'Resource',
    resourceName: 'Resource',
    activityId: 'Activiteit',
    activityName: 'Activiteit',
    dayOfWeek: 'Dag van de week',
    maxCapacity: 'Capaciteit',
    conflicts: 'Conflicten',
    bufferMinutes: 'Buffer (minuten)',
  },
  codes: {
    conflicts: {
      overlap: 'Overlapt een ander blok',
      closed: 'Die dag gesloten',
      hours: 'Buiten openingstijden',
      capacity: 'Meer dan in de resource past',
      resourceInactive: 'Resource inactief',
      activityInactive: 'Activiteit inactief',
      notLinked: 'Activiteit niet gekoppeld',
    },
  },
  messages: {
    resource: 'Kies een resource',
    activity: 'Kies een activiteit',
    startTime: 'Vul een begintijd in',
    endTime: 'Vul een eindtijd in',
    order: 'De eindtijd moet na de begintijd liggen',
    capacity: 'Vul een geldige capaciteit in (minimaal 1)',
  },
} satisfies Labels<typeof blocks>;
