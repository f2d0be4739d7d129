import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { PastRow } from '../../../dataProvider/calls/history';
import { newKey } from '../../../dataProvider/once';
import { versionOf } from '../../../dataProvider/version';
import type { DataRecord, Resource, SubListSpec } from '../../../schemas';
import { isSameRecord } from '../../../schemas/merge/mergeRecords';
import { numberBack } from '../../../schemas/merge/numberBack';
import { type Asking, merged } from './merged';

/** Rows of a page that is as long as any list. */
const ALL = 100_000;

/** The call that takes a change of a row back. */
export const wayBack = ({ before, after }: PastRow): 'add' | 'update' | 'remove' => {
  if (!after) return 'add';
  return before ? 'update' : 'remove';
};

interface Restoring extends Asking {
  readonly provider: BackOfficeProvider;
  readonly definition: Resource;
  /** The record as it is. */
  readonly present: DataRecord;
  /** Reads it once more. */
  readAgain(): Promise<DataRecord>;
}

/** The rows that a record carries of a sub-list. */
const rowsIn = (
  { subLists }: Resource,
  record: DataRecord | undefined,
  name: string,
): readonly DataRecord[] =>
  (record?.[subLists[name]?.field ?? name] ?? []) as readonly DataRecord[];

const rowsNow = async (
  { provider, definition, present }: Pick<Restoring, 'provider' | 'definition' | 'present'>,
  name: string,
): Promise<{ readonly rows: readonly DataRecord[]; readonly version: string | undefined }> => {
  const spec = definition.subLists[name];
  if (spec?.rowsFrom)
    return provider.getRows(
      definition.name,
      { record: present, subList: name },
      { page: 1, search: '', size: ALL },
    );
  return { rows: rowsIn(definition, present, name), version: versionOf(present) };
};

/** Gives a row that was added again what it can't be added with. */
const completeRow = async (
  { provider, definition, readAgain }: Restoring,
  subList: string,
  wanted: DataRecord,
  known: readonly DataRecord[],
): Promise<void> => {
  const spec = definition.subLists[subList];
  const present = await readAgain();
  const { rows, version } = await rowsNow({ provider, definition, present }, subList);
  const added = rows.find(({ id }) => !known.some((one) => one.id === id));
  if (!spec || !added || isSameRecord(spec.fields, wanted, added)) return;
  const row = { ...wanted, [spec.idField]: added.id, id: added.id };
  const of = { record: present, subList };
  await provider.changeRow(definition.name, of, 'update', row, { version });
};

/** A row that is added again, numbered by what stood before and after it. */
const placedIn = (
  { numberedBy }: SubListSpec,
  row: DataRecord,
  { had, rows }: Readonly<Record<'had' | 'rows', readonly DataRecord[]>>,
): DataRecord => {
  if (numberedBy === undefined) return row;
  const numberOf = (one: DataRecord) => Number(one[numberedBy]);
  const was = had.toSorted((one, other) => numberOf(one) - numberOf(other)).map(({ id }) => id);
  const present = new Map<unknown, number>(rows.map((one) => [one.id, numberOf(one)]));
  return { ...row, [numberedBy]: numberBack(row.id, numberOf(row), { was, present }) };
};

/**
 * Takes a change of a row back: over what became of the row since, which stays where it is something else.
 *
 * @param past the record before the change, by which a row that comes back finds its place
 * @returns whether there was anything to be done
 */
export const restoreRow = async (
  restoring: Restoring,
  row: PastRow,
  past?: DataRecord,
): Promise<boolean> => {
  const { provider, definition, present } = restoring;
  const { subList, before, after } = row;
  const spec = definition.subLists[subList];
  if (!spec) return false;
  const of = { record: present, subList };
  const { rows, version } = await rowsNow(restoring, subList);
  if (before && !after) {
    const placed = placedIn(spec, before, { had: rowsIn(definition, past, subList), rows });
    await provider.changeRow(definition.name, of, 'add', placed, {
      key: newKey(),
      isPlaced: true,
    });
    if (spec.update) await completeRow(restoring, subList, before, rows);
    return true;
  }
  const now = rows.find(({ id }) => id === after?.id);
  if (!now || !after) return false;
  if (!before) {
    await provider.changeRow(definition.name, of, 'remove', now, { version });
    return true;
  }
  const sides = { base: after, mine: before, theirs: now };
  const values = await merged({ ...restoring, definition, subList, fields: spec.fields, sides });
  if (isSameRecord(spec.fields, values, now)) return false;
  await provider.changeRow(definition.name, of, 'update', { ...values, id: now.id }, { version });
  return true;
};

/** What leads from the rows that a record has to those that it had, as changes that are taken back. */
export const rowsBetween = async (
  restoring: Pick<Restoring, 'provider' | 'definition' | 'present'>,
  past: DataRecord,
): Promise<readonly PastRow[]> => {
  const all = await Promise.all(
    Object.entries(restoring.definition.subLists).map(async ([subList, spec]) => {
      // A record doesn't carry rows that a call of their own answers.
      if (spec.rowsFrom) return [];
      const { rows } = await rowsNow(restoring, subList);
      const had = rowsIn(restoring.definition, past, subList);
      const ids = [...new Set([...had, ...rows].map(({ id }) => id))];
      return ids.flatMap((id): PastRow[] => {
        const [before, after] = [had, rows].map((some) => some.find((row) => row.id === id));
        const isSame = before && after && isSameRecord(spec.fields, before, after);
        return isSame ? [] : [{ subList, before, after }];
      });
    }),
  );
  return all.flat();
};
