import {
  type Conflict,
  type ConflictKind,
  conflictsOf,
  hoursOfWeekday,
  type PlacedBlock,
} from '../../../../resources/ticketing/shared/blockConflicts';
import { dayNames } from '../../../../resources/ticketing/shared/days';
import type { Problem } from '../../../../schemas';
import type { CallContext, Save } from '../../../contract/CallContext';
import { findRows } from '../../../records/tenant';
import type { Row, Values } from '../../../store/Store';
import { storedIds } from '../../../wire/references';

type Problems = Readonly<Record<string, Problem<string>>>;

/** A stored block, as far as others get in its way. */
export const placedBlock = (row: Values & { readonly id?: unknown }): PlacedBlock => ({
  id: Number(row.id ?? 0),
  resourceId: Number(row.resourceId ?? 0),
  activityId: Number(row.activityId ?? 0),
  dayOfWeek: Number(row.dayOfWeek ?? 0),
  startTime: String(row.startTime ?? ''),
  endTime: String(row.endTime ?? ''),
  maxCapacity: Number(row.maxCapacity ?? 0),
  active: row.active === 1,
});

/** Stored opening hours. */
export const weekdayHours = ({ weekday, openFrom, openUntil }: Row) => ({
  weekday: Number(weekday),
  openFrom: typeof openFrom === 'string' ? openFrom : null,
  openUntil: typeof openUntil === 'string' ? openUntil : null,
});

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

/** What blocks stand among, read once for all of them. */
export const conflictsWith = async (context: CallContext) => {
  const [blocks, hours, resources, activities] = await Promise.all(
    ['blocks', 'weekdayConfig', 'resources', 'activities'].map(
      async (collection) => (await findRows(context, collection)).rows,
    ),
  );
  const all = (blocks ?? []).map(placedBlock);
  const byPlace = grouped(all, placeOf, (block) => block);
  const weeks = grouped(hours ?? [], ({ resourceId }) => String(resourceId), weekdayHours);
  const rows = {
    resources: new Map((resources ?? []).map((row) => [row.id, row])),
    activities: new Map((activities ?? []).map((row) => [row.id, row])),
  };
  const weekOf = (resourceId: number | null) => weeks.get(String(resourceId)) ?? [];
  const conflictsIn = (row: Values): readonly Conflict[] => {
    const block = placedBlock(row);
    const resource = rows.resources.get(block.resourceId ?? 0);
    return conflictsOf(block, {
      blocks: byPlace.get(placeOf(block)) ?? [],
      week: weekOf(block.resourceId),
      resource: {
        capacity: typeof resource?.capacity === 'number' ? resource.capacity : null,
        active: resource?.active === 1,
        activityIds: storedIds(resource?.linkedActivities),
      },
      activity: { active: rows.activities.get(block.activityId ?? 0)?.active === 1 },
    });
  };
  const named = (collection: keyof typeof rows, id: unknown): string =>
    String(rows[collection].get(Number(id))?.name ?? '');
  return { named, conflictsIn, weekOf, rows };
};

/** The field that each conflict is said at. */
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
  { before, after }: Save,
): Promise<Problems> => {
  const { named, conflictsIn, weekOf, rows } = await conflictsWith(context);
  const known = before ? conflictsIn(before) : [];
  const found = conflictsIn({ ...after, id: before?.id ?? 0 }).filter(
    (conflict) => !isKnown(known, conflict),
  );
  const block = placedBlock(after);
  const params = {
    resource: named('resources', block.resourceId),
    activity: named('activities', block.activityId),
    day: dayNames(context.call.locale, 'long')[block.dayOfWeek] ?? '',
    capacity: Number(rows.resources.get(block.resourceId ?? 0)?.capacity ?? 0),
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
