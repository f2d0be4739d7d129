import { isShown, type OptionsOf, type ValueOf } from '../../../schemas';
import type { Bar } from '../../ui/week/bar';
import { clockOf, DAY, type Span, spanOf } from '../../ui/week/hours';
import { hourPairs } from './hourPairs';

export type Rows = ValueOf<'rows'>;
type Field = Pick<OptionsOf<'rows'>, 'fields'>;

/** The hours of a row on a day as a bar. */
export interface RowBar extends Bar {
  /** The row's place. */
  readonly row: number;
}

const barOf = (
  row: Rows[number],
  [from, until]: readonly [string, string],
  { fields }: Field,
  day: number,
): (Span & Pick<Bar, 'isFixed'>) | undefined => {
  const field = fields[from];
  if (field && !isShown(field, row)) return { day, from: 0, until: DAY, isFixed: true };
  const [start, end] = [row[from], row[until]];
  return typeof start === 'string' && typeof end === 'string' && start !== '' && end !== ''
    ? spanOf(day, start, end)
    : undefined;
};

/**
 * The hours of rows as bars, each row in a colour of its own. A row whose hours aren't entered lasts all day.
 *
 * @param labelOf what a row is called
 */
export const barsOf = (
  rows: Rows,
  field: Field,
  labelOf: (row: Rows[number], place: number) => string,
): readonly RowBar[] =>
  rows.flatMap((row, place) =>
    hourPairs(field).flatMap((names, day) => {
      const span = barOf(row, names, field, day);
      const label = labelOf(row, place);
      return span ? [{ ...span, key: `${place}-${day}`, label, row: place, tone: place }] : [];
    }),
  );

/** The values of a row with other hours on a day; none without hours. */
export const hoursOn = (
  field: Field,
  day: number,
  span?: Span,
): Readonly<Record<string, string | null>> => {
  const [from, until] = hourPairs(field)[day] ?? [];
  return from === undefined || until === undefined
    ? {}
    : {
        [from]: span ? clockOf(span.from) : null,
        [until]: span ? clockOf(span.until) : null,
      };
};

/** A row's values with the first day's hours on all days; nothing where they already are. */
export const firstOnAll = (
  row: Rows[number],
  field: Field,
): Readonly<Record<string, unknown>> | undefined => {
  const [first, ...others] = hourPairs(field);
  if (first === undefined) return undefined;
  const values = others.flatMap((names) =>
    names.map((name, at) => [name, row[first[at] ?? '']] as const),
  );
  return values.some(([name, value]) => row[name] !== value)
    ? Object.fromEntries(values)
    : undefined;
};

/** The same for all days of a week: none. */
export const noHours = (field: Field): Readonly<Record<string, null>> =>
  Object.fromEntries(
    hourPairs(field)
      .flat()
      .map((name) => [name, null]),
  );
