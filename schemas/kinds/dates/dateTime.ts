import { type Kind, kind } from '../Kind';

/** A moment: ISO 8601 with its offset, as the server gives it. */
export const dateTime: Kind<string | null> = kind<string | null>()({
  empty: () => null,
  parse: (wire) => (typeof wire === 'string' && Number.isFinite(Date.parse(wire)) ? wire : null),
  serialize: (value) => value,
  check: (value) =>
    value === null || Number.isFinite(Date.parse(value)) ? undefined : { message: 'date' },
  samples: () => [null, '2026-11-21T09:30:00.000Z', '2026-03-29T02:30:00+02:00'],
});
