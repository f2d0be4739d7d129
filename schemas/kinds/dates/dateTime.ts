import { type Kind, kind } from '../Kind';

interface DateTimeOptions {
  /** How it travels, where that is not ISO 8601 with its offset: in UTC, without an offset. */
  as?: 'yyyy-MM-dd HH:mm:ss';
  /** It is shown in the long form of the locale, to the second. */
  long?: true;
  /** It is shown as clocks stand at the organisation, where the browser may be elsewhere. */
  clock?: 'organisation';
}

const PLAIN = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

const inUtc = (wire: unknown): unknown =>
  typeof wire === 'string' && PLAIN.test(wire) ? `${wire.replace(' ', 'T')}.000Z` : wire;

const isMoment = (wire: unknown): wire is string =>
  typeof wire === 'string' && Number.isFinite(Date.parse(wire));

/** A moment: ISO 8601 with its offset, as the server gives it. */
export const dateTime: Kind<string | null, DateTimeOptions> = kind<
  string | null,
  DateTimeOptions
>()({
  empty: () => null,
  parse: (wire, { as: form }) => {
    const moment = form ? inUtc(wire) : wire;
    return isMoment(moment) ? moment : null;
  },
  serialize: (value, { as: form }) =>
    form && isMoment(value) ? new Date(value).toISOString().slice(0, 19).replace('T', ' ') : value,
  check: (value) => (value === null || isMoment(value) ? undefined : { message: 'date' }),
  traits: { days: 'moment' },
  samples: ({ as: form }) => [
    null,
    '2026-11-21T09:30:00.000Z',
    ...(form ? [] : ['2026-03-29T02:30:00+02:00']),
  ],
});
