import { activities } from '../../../../resources/ticketing/activities';
import { blocks } from '../../../../resources/ticketing/blocks';
import { resources } from '../../../../resources/ticketing/resources';
import {
  type Conflict,
  type ConflictKind,
  conflictsOf,
  hoursOfWeekday,
  type PlacedBlock,
} from '../../../../resources/ticketing/shared/blockConflicts';
import { dayNames } from '../../../../resources/ticketing/shared/days';
import type { WeekdayHours } from '../../../../resources/ticketing/shared/effectiveHours';
import { weekdayConfig } from '../../../../resources/ticketing/weekdayConfig';
import type { Problem } from '../../../../schemas';
import type { CallContext, Save } from '../../../contract/CallContext';
import { rowsOf } from '../../../records/tenant';
import type { Changes } from '../../../store/Rows';
import type { RowIn } from '../../../store/Table';
import { tableOf } from '../../../tables/tableOf';
import { rowsById } from '../../rowsById';

const table = tableOf(blocks);
const hoursTable = tableOf(weekdayConfig);
const resourceTable = tableOf(resources);
const activityTable = tableOf(activities);

type Block = RowIn<typeof table>;
/** A block that is stored, or is about to be. */
type Placed = Changes<Block> & { readonly id?: number };

type Problems = Readonly<Record<string, Problem<string>>>;

/** A block, as far as others get in its way. */
export const placedBlock = (row: Placed): PlacedBlock => ({
  id: row.id ?? 0,
  resourceId: row.resourceId ?? 0,
  activityId: row.activityId ?? 0,
  dayOfWeek: row.dayOfWeek ?? 0,
  startTime: row.startTime ?? '',
  endTime: row.endTime ?? '',
  maxCapacity: row.maxCapacity ?? 0,
  active: row.active === 1,
});

/** When a resource is open on a day of the week. */
export const weekdayHours = ({
  weekday = null,
  openFrom = null,
  openUntil = null,
}: RowIn<typeof hoursTable>): WeekdayHours => ({ weekday, openFrom, openUntil });

/** Rows by something of theirs. */
const grouped = <Of, Made>(
  rows: readonly Of[],
  keyOf: (row: Of) => string,
  made: (row: Of) => Made,
) => {
  const groups = new Map<string, Made[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(made(row));
    else groups.set(keyOf(row), [made(row)]);
  }
  return groups;
};

const placeOf = ({ resourceId, dayOfWeek }: Pick<PlacedBlock, 'resourceId' | 'dayOfWeek'>) =>
  `${resourceId} ${dayOfWeek}`;

/** What blocks stand among: the others of their resources and days, and when those are open. */
const surroundingsOf = async (context: CallContext, placed: readonly PlacedBlock[]) => {
  const resourceId = [...new Set(placed.map((block) => block.resourceId ?? 0))];
  const dayOfWeek = [...new Set(placed.map((block) => block.dayOfWeek))];
  const [others, hours, known] = await Promise.all([
    rowsOf(context, table).find({ where: { resourceId, dayOfWeek, active: 1 } }),
    rowsOf(context, hoursTable).find({ where: { resourceId } }),
    rowsById(rowsOf(context, resourceTable), resourceId),
  ]);
  const beside = others.map(placedBlock);
  const activityIds = [...placed, ...beside].map(({ activityId }) => activityId);
  const done = await rowsById(rowsOf(context, activityTable), activityIds, ['name', 'active']);
  return { beside, hours, resources: known, activities: done };
};

/** What keeps blocks from being booked, read once for all of them. */
export const conflictsWith = async (context: CallContext, asked: readonly Placed[]) => {
  const { beside, hours, ...rows } = await surroundingsOf(context, asked.map(placedBlock));
  const byPlace = grouped(beside, placeOf, (block) => block);
  const weeks = grouped(hours, ({ resourceId }) => String(resourceId), weekdayHours);
  const weekOf = (resourceId: number | null) => weeks.get(String(resourceId)) ?? [];
  const conflictsIn = (row: Placed): readonly Conflict[] => {
    const block = placedBlock(row);
    const resource = rows.resources.get(block.resourceId ?? 0);
    return conflictsOf(block, {
      blocks: byPlace.get(placeOf(block)) ?? [],
      week: weekOf(block.resourceId),
      resource: {
        capacity: resource?.capacity ?? null,
        active: resource?.active === 1,
        activityIds: resource?.linkedActivities ?? [],
      },
      activity: { active: rows.activities.get(block.activityId ?? 0)?.active === 1 },
    });
  };
  const named = (kind: 'resources' | 'activities', id: number | null | undefined): string =>
    rows[kind].get(id ?? 0)?.name ?? '';
  return { named, conflictsIn, weekOf, rows };
};

/** The field that each conflict is reported at. */
const placeOfKind: Readonly<Record<ConflictKind, string>> = {
  overlap: 'startTime',
  closed: 'dayOfWeek',
  hours: 'endTime',
  capacity: 'maxCapacity',
  resourceInactive: 'active',
  activityInactive: 'activityId',
  notLinked: 'resourceId',
};

const isKnown = (known: readonly Conflict[], { kind, other }: Conflict): boolean =>
  known.some((one) => one.kind === kind && one.other?.id === other?.id);

/** What a block that is about to be stored would come into conflict with, beyond what it did before. */
export const blockDoubts = async (
  context: CallContext,
  { before, after }: Save<Block>,
): Promise<Problems> => {
  const asked = before ? [before, after] : [after];
  const { named, conflictsIn, weekOf, rows } = await conflictsWith(context, asked);
  const known = before ? conflictsIn(before) : [];
  const found = conflictsIn({ ...after, id: before?.id ?? 0 }).filter(
    (conflict) => !isKnown(known, conflict),
  );
  const block = placedBlock(after);
  const params = {
    resource: named('resources', block.resourceId),
    activity: named('activities', block.activityId),
    day: dayNames(context.call.locale, 'long')[block.dayOfWeek] ?? '',
    capacity: rows.resources.get(block.resourceId ?? 0)?.capacity ?? 0,
    hours: hoursOfWeekday(weekOf(block.resourceId), (block.dayOfWeek + 1) % 7)
      .map(({ from, until }) => `${from}–${until}`)
      .join(', '),
    others: found
      .flatMap(({ other }) =>
        other
          ? [`${other.startTime}–${other.endTime} (${named('activities', other.activityId)})`]
          : [],
      )
      .join(', '),
  };
  return Object.fromEntries(
    found.map(({ kind }) => [placeOfKind[kind], { message: `server.blocks.${kind}`, params }]),
  );
};
