import { defineResource, f } from '../../schemas';

const window = {
  messages: {
    minimum: 'bookingWindow',
    maximum: 'bookingWindow',
    integer: 'bookingWindow',
    number: 'bookingWindow',
  },
} as const;
const persons = {
  messages: { required: 'persons', minimum: 'persons', number: 'persons' },
} as const;

/** What kinds of things can be booked, and for how long, how far ahead and by how many. */
export const resourceTypes = defineResource({
  name: 'resourceTypes',
  path: 'resource-types',
  route: { list: 'ticketing/resource-types', record: 'ticketing/resource-types/detail' },
  module: 'ticketing',
  menu: { icon: 'shapes', place: 40 },
  title: 'name',
  face: { state: 'active', facts: ['bookingModel', 'defaultDurationMin', 'maxPersons'] },
  fields: {
    name: f.text({ required: true, messages: { required: 'nameRequired' } }),
    description: f.longText(),
    defaultDurationMin: f.integer({
      required: true,
      min: 1,
      default: 60,
      messages: {
        required: 'defaultDuration',
        minimum: 'defaultDuration',
        number: 'defaultDuration',
      },
    }),
    allowedDurations: f.tags({
      required: true,
      default: ['60'],
      messages: { required: 'allowedDurations' },
    }),
    bookingIntervalMin: f.integer({ min: 1, default: 15 }),
    bufferMin: f.integer({ min: 0, default: 0 }),
    minDays: f.integer({ ...window, min: 0, max: 30, default: 0 }),
    minBufferMinutes: f.integer({ ...window, min: 0, max: 1439, default: 0 }),
    maxDays: f.integer({ ...window, min: 0, max: 365, default: 365 }),
    sameDayCutoff: f.time(),
    bookingModel: f.choice({
      values: ['sharedCapacity', 'perResource'],
      formerly: { 0: 'sharedCapacity', 1: 'perResource' },
      required: true,
      default: 'sharedCapacity',
    }),
    minPersons: f.integer({
      ...persons,
      required: true,
      min: 1,
      default: 1,
      when: { bookingModel: 'sharedCapacity' },
    }),
    maxPersons: f.integer({ when: { bookingModel: 'sharedCapacity' } }),
    cancelDeadlineHours: f.integer({
      min: 0,
      default: 24,
      messages: { minimum: 'cancelDeadline', number: 'cancelDeadline' },
    }),
    active: f.flag({ default: true }),
  },
  rules: [
    {
      at: ['allowedDurations'],
      holds: ({ allowedDurations, defaultDurationMin }) =>
        allowedDurations.every((minutes) => /^[1-9]\d{0,4}$/.test(minutes)) &&
        // A default that is invalid itself is reported at its own field alone.
        ((defaultDurationMin ?? 0) < 1 || allowedDurations.includes(String(defaultDurationMin))),
      message: 'allowedDurations',
    },
    {
      at: ['minDays', 'maxDays'],
      holds: ({ minDays, maxDays }) => minDays === null || maxDays === null || minDays <= maxDays,
      message: 'bookingWindow',
    },
    {
      at: ['maxPersons'],
      holds: ({ minPersons, maxPersons }) => maxPersons === null || maxPersons >= (minPersons ?? 1),
      message: 'persons',
    },
  ],
  onChange: {
    bookingModel: ({ bookingModel }) =>
      bookingModel === 'perResource' ? { minPersons: 1, maxPersons: null } : {},
  },
  onSave: ({ allowedDurations, bookingModel }) => ({
    allowedDurations: allowedDurations.toSorted((one, other) => Number(one) - Number(other)),
    ...(bookingModel === 'perResource' && { minPersons: 1, maxPersons: null }),
  }),
  verbs: { recordIn: 'data', answersId: true },
  list: {
    isOfferedWhole: true,
    columns: [
      'name',
      { field: 'description', onlyWide: true },
      'defaultDurationMin',
      'bookingModel',
      'active',
    ],
    filters: ['active'],
    sort: 'name',
  },
  side: ['active'],
  detail: [
    {
      tab: 'general',
      sections: {
        type: ['name', 'description'],
        duration: [
          ['defaultDurationMin', 'allowedDurations'],
          ['bookingIntervalMin', 'bufferMin'],
        ],
        window: [
          ['minDays', 'maxDays'],
          ['minBufferMinutes', 'sameDayCutoff'],
        ],
        booking: ['bookingModel', ['minPersons', 'maxPersons'], 'cancelDeadlineHours'],
      },
    },
  ],
});
