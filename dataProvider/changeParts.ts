import type { DataRecord, Resource } from '../schemas';
import { isSameRecord } from '../schemas/merge/mergeRecords';
import type { Values } from '../schemas/Values';
import { acts } from './acts';
import { Changed } from './http';
import { newKey } from './once';
import { versionOf, withVersion } from './version';
import { sendUpdate } from './writeRecords';

/** How often a change is tried again on a record that others change at the same time. */
const MOST_ATTEMPTS = 4;

/** What becomes of some parts of a record. */
interface PartsChange {
  readonly parts: Values;
  /** Parts that follow from what the record is by then. */
  readonly partsOf?: (now: DataRecord) => Values;
  /** The record as the person saw it, with its version; without one, the parts are changed whatever they are. */
  readonly seen?: DataRecord | undefined;
  readonly isQuiet?: boolean;
  /** The name of what it is part of, with all else that is done at once. */
  readonly act?: string | undefined;
}

/** Whether the parts aren't any more as they were seen, nor as they are to be. Of what wasn't seen nobody knows. */
const isTouched = (
  { fields }: Resource,
  { parts, seen }: PartsChange,
  now: DataRecord,
): boolean => {
  if (!seen || versionOf(seen) === undefined) return false;
  return Object.keys(parts).some((name) => {
    const field = fields[name];
    if (!field || isSameRecord({ [name]: field }, parts, now)) return false;
    return !(name in seen) || !isSameRecord({ [name]: field }, seen, now);
  });
};

/**
 * Changes parts of a record, whatever the others are: it is read whole before, and again where it has been changed
 * by the time that it is sent.
 *
 * @throws Changed when somebody else has changed the same parts since they were seen
 */
export const updateParts = async (
  definition: Resource,
  read: () => Promise<DataRecord>,
  change: PartsChange,
) => {
  const { seen, isQuiet = false, partsOf, act } = change;
  for (let left = MOST_ATTEMPTS; ; left -= 1) {
    const now = await read();
    const parts = { ...change.parts, ...partsOf?.(now) };
    const isAsked = isTouched(definition, { ...change, parts }, now);
    // With the version that was seen the server decides, and reports who changed it.
    const version = versionOf(isAsked && seen ? seen : now);
    const data = withVersion({ ...now, ...parts }, version ?? null);
    try {
      await sendUpdate(definition, data.id, data, { isQuiet, act });
      return data;
    } catch (error) {
      if (!(error instanceof Changed) || isAsked || left === 1) throw error;
    }
  }
};

/** Records in their new order, the field that holds their number, and the number of the first. */
export interface Numbering {
  readonly records: readonly DataRecord[];
  readonly field: string;
  readonly first: number;
}

/**
 * Stores the places of records: each whose number changes is saved, and only the last gives a message.
 *
 * @param read reads a record whole: those of a list know only what a list shows
 * @throws Changed when somebody else has put one of them elsewhere since
 */
export const reorderRecords = async (
  definition: Resource,
  { records, field, first }: Numbering,
  read: (id: number) => Promise<DataRecord>,
): Promise<void> => {
  const moved = records
    .map((record, index) => ({ record, number: first + index }))
    .filter(({ record, number }) => record[field] !== number);
  const act = newKey();
  try {
    for (const { record, number } of moved) {
      const isLast = record === moved.at(-1)?.record;
      const change = { parts: { [field]: number }, seen: record, isQuiet: !isLast, act };
      await updateParts(definition, () => read(record.id), change);
    }
  } finally {
    acts.take(act);
  }
};
