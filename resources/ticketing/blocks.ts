import { defineResource, f } from '../../schemas';
import { blockConflicts } from './shared/blockConflicts';
import { dayNames } from './shared/days';

/** When a resource can be booked for an activity, each week. */
export const blocks = defineResource({
  name: 'blocks',
  route: { list: 'ticketing/blocks', record: 'ticketing/blocks/detail' },
  module: 'ticketing',
  menu: { icon: 'slots', place: 30 },
  title: 'called',
  face: { state: 'active', facts: ['activityId', 'resourceId', 'maxCapacity', 'conflicts'] },
  fields: {
    resourceId: f.reference({
      to: 'resources',
      titleIn: 'resourceName',
      choices: { method: 'GET', path: 'blocks-helpers/resources' },
      required: true,
      messages: { required: 'resource', choice: 'resource' },
      fills: { maxCapacity: 'capacity' },
    }),
    resourceName: f.text({ readOnly: true }),
    activityId: f.reference({
      to: 'activities',
      titleIn: 'activityName',
      choices: { method: 'GET', path: 'blocks-helpers/activities' },
      required: true,
      messages: { required: 'activity', choice: 'activity' },
    }),
    activityName: f.text({ readOnly: true }),
    dayOfWeek: f.choice({
      values: [0, 1, 2, 3, 4, 5, 6],
      labels: 'weekdays',
      required: true,
      default: 0,
    }),
    startTime: f.time({ required: true, messages: { required: 'startTime' } }),
    endTime: f.time({ required: true, endsDay: true, messages: { required: 'endTime' } }),
    maxCapacity: f.integer({
      required: true,
      min: 1,
      default: 1,
      messages: {
        required: 'capacity',
        minimum: 'capacity',
        integer: 'capacity',
        number: 'capacity',
      },
    }),
    bufferMinutes: f.integer({ min: 0, default: 0 }),
    active: f.flag({ default: true }),
    conflicts: f.choices({
      values: blockConflicts,
      readOnly: true,
      tones: {
        overlap: 'warning',
        closed: 'warning',
        hours: 'warning',
        capacity: 'warning',
        resourceInactive: 'warning',
        activityInactive: 'warning',
        notLinked: 'warning',
      },
    }),
    creationDate: f.dateTime({ wire: 'created', readOnly: true }),
    lastModified: f.dateTime({ readOnly: true }),
  },
  computed: {
    called: {
      field: f.text(),
      of: ({ resourceName, dayOfWeek, startTime, endTime }, _now, { locale }) => {
        const times = `${startTime ?? ''}–${endTime ?? ''}`;
        return `${resourceName}, ${dayNames(locale, 'long')[dayOfWeek ?? 0]} ${times}`;
      },
    },
  },
  rules: [
    {
      at: ['endTime'],
      holds: ({ startTime, endTime }) => !startTime || !endTime || startTime < endTime,
      message: 'order',
    },
  ],
  verbs: { answersId: true },
  list: {
    isOfferedWhole: true,
    columns: [
      'resourceId',
      'activityId',
      'dayOfWeek',
      'startTime',
      'endTime',
      'maxCapacity',
      'active',
      'conflicts',
      { field: 'bufferMinutes', onlyWide: true },
    ],
    filters: ['resourceId', 'activityId'],
    alsoSearched: ['resourceName', 'activityName'],
    sort: 'dayOfWeek',
  },
  side: ['active', 'creationDate', 'lastModified'],
  detail: [
    {
      tab: 'general',
      fields: [
        'conflicts',
        ['resourceId', 'activityId'],
        ['dayOfWeek', 'startTime', 'endTime'],
        ['maxCapacity', 'bufferMinutes'],
      ],
    },
  ],
});
