import type { CallContext } from '../../contract/CallContext';
import type { ChangedRow } from '../../store/ChangedRows';
import type { Row } from '../../store/Store';
import type { ChangedItem, RemovedItem, TrashItem } from '../../tables/general/trashParts';
import { deltaOf } from '../history/delta';
import { trackedOf } from '../history/tracked';
import { stableText } from '../stableText';

/** What isn't taken back: who changed a row last. */
const STAMPS = '@changed';

type Parts = Pick<CallContext, 'behaviours' | 'definitions'>;

export const isRemoved = (item: TrashItem): item is RemovedItem => 'removed' in item;

export const isChanged = (item: TrashItem): item is ChangedItem => !isRemoved(item);

const keyOf = ({ table, before, after }: ChangedRow): string =>
  `${table.name} ${(after ?? before)?.id}`;

const changedItem = (
  parts: Parts,
  { table, after }: ChangedRow,
  was: Row,
): readonly ChangedItem[] => {
  if (!after) return [];
  const { fields } = trackedOf(parts, table.name);
  const byOf = (field: string) => fields.find(({ name }) => name === field)?.by;
  const names = new Set([...Object.keys(was), ...Object.keys(after)]);
  const changes = [...names]
    .filter((name) => name !== STAMPS && stableText(was[name]) !== stableText(after[name]))
    .map((field) => ({ field, delta: deltaOf(was[field], after[field], byOf(field)) }));
  const owner = table.ofOrganisation ? { organisationId: Number(after.organisationId) } : {};
  return changes.length > 0 ? [{ table: table.name, id: after.id, ...owner, changes }] : [];
};

/** What a deletion did, row by row: as each was before all of it. */
export const itemsOf = (parts: Parts, rows: readonly ChangedRow[]): readonly TrashItem[] => {
  const first = new Map<string, ChangedRow>();
  const last = new Map<string, ChangedRow>();
  for (const row of rows) {
    const key = keyOf(row);
    if (!first.has(key)) first.set(key, row);
    last.set(key, row);
  }
  return [...last].flatMap(([key, row]): readonly TrashItem[] => {
    const was = first.get(key)?.before;
    if (!was) return [];
    return row.after ? changedItem(parts, row, was) : [{ table: row.table.name, removed: was }];
  });
};
