import { weekPairs } from '../../../../resources/signage/shared/weekHours';
import type { CallContext } from '../../../contract/CallContext';
import type { Values } from '../../../store/Store';

/** Minutes from the midnight that a day begins with. */
interface Hours {
  readonly from: number;
  readonly until: number;
}

const ALL_DAY: Hours = { from: 0, until: 1_440 };

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/** When a row plays on a day; hours that end no later than they begin end on the next one. */
const hoursOf = (item: Values, [start, end]: readonly [string, string]): Hours | undefined => {
  if (item.continuesPlay === 1) return ALL_DAY;
  const [from, until] = [item[start], item[end]];
  if (typeof from !== 'string' || typeof until !== 'string') return undefined;
  const hours = { from: minutesOf(from), until: minutesOf(until) };
  return hours.until > hours.from ? hours : { ...hours, until: hours.until + ALL_DAY.until };
};

const playTogether = (one: Values, other: Values): boolean =>
  weekPairs.some((names) => {
    const [first, second] = [hoursOf(one, names), hoursOf(other, names)];
    return first && second && first.from < second.until && second.from < first.until;
  });

const titleOf = (item: Values): string => String(item.playlistName ?? '');

/** What of a schedule's items may not be meant: two that play at once, and screens that stay dark. */
export const scheduleDoubts = (
  { call }: CallContext,
  items: readonly Values[],
): readonly string[] => {
  const together = items.flatMap((one, place) =>
    items
      .slice(place + 1)
      .filter((other) => playTogether(one, other))
      .map((other) =>
        call.text('server.schedules.together', { one: titleOf(one), other: titleOf(other) }),
      ),
  );
  const dark = items
    .filter(({ brightness }) => brightness === 0)
    .map((item) => call.text('server.schedules.dark', { name: titleOf(item) }));
  return [...new Set([...together, ...dark])];
};
