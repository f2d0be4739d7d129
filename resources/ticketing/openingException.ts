import { daysAfter, defineResource, f, shownDay } from '../../schemas';
import { weekdayOf } from './shared/effectiveHours';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Whether a period has one of the days of a mask; bit 0 is Sunday. */
const hasWeekday = (mask: number, first: string, last: string): boolean => {
  const days = Array.from({ length: 7 }, (_, later) => daysAfter(first, later));
  return days.some((day) => day <= last && (mask & (1 << weekdayOf(day))) !== 0);
};

const time = {
  required: true,
  when: { active: true },
  messages: { required: 'times' },
} as const;

/** Days on which a resource is open at other hours than those of its week, or closed. */
export const openingException = defineResource({
  name: 'openingException',
  path: 'ticketing/opening-exception',
  module: 'ticketing',
  menu: false,
  title: 'called',
  face: { state: 'active', facts: ['openFrom', 'openUntil', 'weekDayMask'] },
  fields: {
    resourceId: f.reference({ to: 'resources', required: true }),
    dateFrom: f.date({ required: true, messages: { required: 'startDate' } }),
    dateTo: f.date(),
    weekDayMask: f.weekdays({
      startsOn: 'sunday',
      required: true,
      default: 0b1111111,
      messages: { required: 'weekdays' },
    }),
    active: f.flag({ default: true }),
    openFrom: f.time(time),
    openUntil: f.time({ ...time, endsDay: true }),
    comment: f.text(),
  },
  computed: {
    called: {
      field: f.text(),
      of: ({ dateFrom, dateTo, comment }, _now, { locale }) => {
        const first = shownDay(dateFrom ?? '', locale);
        const last = shownDay(dateTo ?? '', locale);
        const days = last === '' || last === first ? first : `${first} – ${last}`;
        return comment ? `${days}, ${comment}` : days;
      },
    },
  },
  rules: [
    {
      at: ['dateTo'],
      holds: ({ dateFrom, dateTo }) => !dateFrom || !dateTo || dateFrom <= dateTo,
      message: 'order',
    },
    {
      at: ['weekDayMask'],
      holds: ({ dateFrom, dateTo, weekDayMask }) =>
        !dateFrom || !weekDayMask || hasWeekday(weekDayMask, dateFrom, dateTo ?? dateFrom),
      message: 'noSuchDay',
    },
  ],
  another: ({ dateFrom, dateTo }) => {
    const last = dateTo ?? dateFrom;
    return last === null ? {} : { dateFrom: daysAfter(last, 1), dateTo: daysAfter(last, 1) };
  },
  onChange: {
    dateFrom: ({ dateFrom, dateTo }) =>
      dateFrom && DAY.test(dateFrom) && !dateTo ? { dateTo: dateFrom } : {},
  },
  onSave: ({ dateFrom, dateTo, active }) => ({
    dateTo: dateTo ?? dateFrom,
    ...(!active && { openFrom: null, openUntil: null }),
  }),
  verbs: { answersId: true },
  list: {
    columns: ['dateFrom', 'dateTo', 'weekDayMask', 'active', 'openFrom', 'openUntil', 'comment'],
    filters: ['resourceId', 'active'],
    sort: 'dateFrom',
    unpaged: true,
  },
  detail: [
    {
      tab: 'general',
      fields: [
        ['dateFrom', 'dateTo'],
        'weekDayMask',
        'active',
        ['openFrom', 'openUntil'],
        'comment',
      ],
    },
  ],
});
