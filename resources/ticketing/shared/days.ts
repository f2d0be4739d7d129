/** Any Monday; the six days after it give the other names. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;

type Length = 'short' | 'long';

const known = new Map<string, readonly string[]>();

/** The names of the days of a week in the language that is read, from Monday. */
export const dayNames = (locale: string, weekday: Length): readonly string[] => {
  const key = `${locale} ${weekday}`;
  const names =
    known.get(key) ??
    Array.from({ length: 7 }, (_, day) =>
      new Date(MONDAY + day * DAY_MS).toLocaleDateString(locale, { weekday, timeZone: 'UTC' }),
    );
  known.set(key, names);
  return names;
};
