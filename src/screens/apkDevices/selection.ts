import type { Sides } from '../../../schemas/merge/sides';

/** Which devices have an app, and which of them begin with it. */
export interface Selection {
  readonly devices: ReadonlySet<number>;
  readonly frontApps: ReadonlySet<number>;
}

const without = (ids: ReadonlySet<number>, gone: ReadonlySet<number>): ReadonlySet<number> =>
  new Set([...ids].filter((id) => !gone.has(id)));

/** Selects devices beside those that are. */
export const select = (selection: Selection, ids: readonly number[]): Selection => ({
  ...selection,
  devices: new Set([...selection.devices, ...ids]),
});

/** Takes devices out, and their marks with them. */
export const deselect = ({ devices, frontApps }: Selection, ids: readonly number[]): Selection => {
  const gone = new Set(ids);
  return { devices: without(devices, gone), frontApps: without(frontApps, gone) };
};

/** Marks a selected device as one that begins with the app, or takes the mark away. */
export const markFrontApp = (selection: Selection, id: number, isFront: boolean): Selection => {
  if (!selection.devices.has(id)) return selection;
  const frontApps = isFront
    ? new Set([...selection.frontApps, id])
    : without(selection.frontApps, new Set([id]));
  return { ...selection, frontApps };
};

const isSameSet = (one: ReadonlySet<number>, other: ReadonlySet<number>): boolean =>
  one.size === other.size && [...one].every((id) => other.has(id));

/** Whether two selections are the same, in whatever order they were made. */
export const isSame = (one: Selection, other: Selection): boolean =>
  isSameSet(one.devices, other.devices) && isSameSet(one.frontApps, other.frontApps);

const mergedSet = (
  base: ReadonlySet<number>,
  mine: ReadonlySet<number>,
  theirs: ReadonlySet<number>,
): ReadonlySet<number> =>
  new Set([
    ...[...mine].filter((id) => !base.has(id) || theirs.has(id)),
    ...[...theirs].filter((id) => !base.has(id)),
  ]);

/** What two people made of a selection in one: what either added, without what either took out. */
export const mergeSelections = ({ base, mine, theirs }: Sides<Selection>): Selection => {
  const devices = mergedSet(base.devices, mine.devices, theirs.devices);
  const marked = mergedSet(base.frontApps, mine.frontApps, theirs.frontApps);
  return { devices, frontApps: new Set([...marked].filter((id) => devices.has(id))) };
};
