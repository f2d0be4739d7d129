import { AggregatorRegistry, type Registry } from 'prom-client';

/** The figures of a process at a moment, as data. */
export type Snapshot = Awaited<ReturnType<Registry['getMetricsAsJSON']>>;

const sumOf = (snapshots: readonly Snapshot[]): Registry =>
  AggregatorRegistry.aggregate([...snapshots]);

/** Whether a figure only ever grows; others are the present state of a process. */
const isCounted = ({ type }: Snapshot[number]): boolean => String(type) !== 'gauge';

/** The figures of several processes as those of one, as text: sums, unless a figure defines it otherwise (`aggregator`). */
export const summedText = (snapshots: readonly Snapshot[]): Promise<string> =>
  sumOf(snapshots).metrics();

/** What processes counted that have ended, with one more. */
export const withEnded = (ended: Snapshot, last: Snapshot): Promise<Snapshot> =>
  sumOf([ended, last.filter(isCounted)]).getMetricsAsJSON();
