import { defineResource, f } from '../../schemas';
import { dayNames } from './shared/days';

const DAY_AFTER = { 0: 1, 1: 2, 2: 3, 3: 4, 4: 5, 5: 6, 6: 0 } as const;

/** Hours in which a resource is open on a day of the week; a day may have several. */
export const weekdayConfig = defineResource({
  name: 'weekdayConfig',
  path: 'ticketing/weekday-config',
  module: 'ticketing',
  menu: false,
  title: 'called',
  face: {
    facts: ['resourceId', 'openFrom', 'openUntil'],
    less: 'Hours hold from when they are saved.',
  },
  fields: {
    resourceId: f.reference({ to: 'resources', required: true }),
    // Sunday is 0; weeks are read from Monday.
    weekday: f.choice({
      values: [1, 2, 3, 4, 5, 6, 0],
      labels: 'weekdaysFromSunday',
      required: true,
    }),
    openFrom: f.time({ required: true, default: '09:00' }),
    openUntil: f.time({ required: true, endsDay: true, default: '17:00' }),
  },
  computed: {
    called: {
      field: f.text(),
      of: ({ weekday, openFrom, openUntil }, _now, { locale }) => {
        const day = dayNames(locale, 'long')[(Number(weekday ?? 0) + 6) % 7];
        return `${day} ${openFrom ?? ''}–${openUntil ?? ''}`;
      },
    },
  },
  another: ({ weekday, openFrom, openUntil }) => ({
    weekday: weekday === null ? null : DAY_AFTER[weekday],
    openFrom,
    openUntil,
  }),
  verbs: { answersId: true },
  list: {
    columns: ['weekday', 'openFrom', 'openUntil'],
    filters: ['resourceId', 'weekday'],
    sort: 'openFrom',
    unpaged: true,
  },
  detail: [{ tab: 'general', fields: ['weekday', ['openFrom', 'openUntil']] }],
});
