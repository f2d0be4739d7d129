import type { blocks } from '../../../resources/ticketing/blocks';
import type { DataRecord, RecordOf } from '../../../schemas';
import type { Bar } from '../../ui/week/bar';
import { clockOf, endOf, type Span, spanOf } from '../../ui/week/hours';

export type Block = RecordOf<typeof blocks> & DataRecord;

/** A block that has hours, as a bar; one that ends no later than it begins, as older ones may, lasts beyond midnight. */
export const barOf = (block: Block, label: string, tone: number): Bar | undefined => {
  const { id, dayOfWeek, startTime, endTime, active, conflicts } = block;
  return startTime && endTime
    ? {
        ...spanOf(Number(dayOfWeek ?? 0), startTime, endTime),
        key: String(id),
        label,
        tone,
        isOff: !active,
        warns: conflicts.length > 0,
      }
    : undefined;
};

/** The activities of blocks in order of their names, by id: the place of each is its colour. */
export const activitiesOf = (blocks: readonly Block[]): ReadonlyMap<number, string> =>
  new Map(
    blocks
      .map(({ activityId, activityName }) => [activityId ?? 0, activityName] as const)
      .toSorted(([, one], [, other]) => one.localeCompare(other)),
  );

/** The text of a block that stands there. */
export const hoursOf = ({ day, from, until }: Span) => ({
  dayOfWeek: day,
  startTime: clockOf(from),
  endTime: endOf(until),
});
