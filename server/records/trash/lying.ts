import type { LinkSpec, Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Row } from '../../store/Store';
import type { TrashItem } from '../../tables/general/trashParts';
import { trash } from '../../tables/organisation/trash';
import { storedIds } from '../../wire/references';
import { rowsOf } from '../tenant';
import { mayRestore } from './allowed';
import { isChanged, isRemoved } from './items';
import { keptItems } from './takeOut';

/** A record that lies in the trash, as it was when it was deleted. */
interface Lying {
  readonly row: Row;
  /** What was linked to it then, of links that other rows hold. */
  linked(name: string, spec: LinkSpec): Promise<readonly number[]>;
  /** Its entry, and whether the caller may bring it back. */
  readonly lies: { readonly id: number; readonly canRestore: 0 | 1 };
}

const holds = (value: unknown, id: number): boolean =>
  storedIds(Array.isArray(value) ? value : [value]).includes(id);

/** The ids of rows of a table that held a record's id in a field until it was deleted. */
const heldBy = (
  items: readonly TrashItem[],
  { to, field, id }: { readonly to: string; readonly field: string; readonly id: number },
): readonly number[] => {
  const removed = items
    .filter(isRemoved)
    .filter((item) => item.table === to && holds(item.removed[field], id))
    .map((item) => item.removed.id);
  const changed = items.filter(isChanged).flatMap((item) => {
    const delta = item.table === to && item.changes.find((one) => one.field === field)?.delta;
    return delta && 'was' in delta && holds(delta.was, id) && !holds(delta.is, id) ? [item.id] : [];
  });
  return [...removed, ...changed];
};

/** A record of an organisation that was deleted and lies in its trash; none where it doesn't, or not any more. */
export const lyingRecord = async (
  context: CallContext,
  definition: Resource,
  id: number,
): Promise<Lying | undefined> => {
  const [entry] = await rowsOf(context, trash).find({
    where: { resource: definition.name, recordId: id },
    sort: [{ field: 'id', order: 'desc' }],
    take: 1,
  });
  if (!entry) return undefined;
  const items = await keptItems(context, entry);
  const { name } = context.tables.of(definition);
  const own = items
    .filter(isRemoved)
    .find(({ table, removed }) => table === name && removed.id === id);
  if (!own) return undefined;
  return {
    row: own.removed,
    linked: async (_, { to, storedIn }) => {
      if ('theirId' in storedIn) return heldBy(items, { to, field: storedIn.theirId, id });
      return 'theirIds' in storedIn ? heldBy(items, { to, field: storedIn.theirIds, id }) : [];
    },
    lies: { id: entry.id, canRestore: mayRestore(context, definition.name) ? 1 : 0 },
  };
};
