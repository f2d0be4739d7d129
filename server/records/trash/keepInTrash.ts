import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Row } from '../../store/Store';
import { changedIn } from '../../store/writeRules';
import { files } from '../../tables/general/files';
import { trashParts } from '../../tables/general/trashParts';
import { organisations } from '../../tables/organisation/organisations';
import { trash } from '../../tables/organisation/trash';
import { nameOfRecord } from '../references/titles';
import { rowsOf } from '../tenant';
import { nameOfPerson } from '../texts';
import { isChanged, itemsOf } from './items';

const DAY_MS = 24 * 60 * 60_000;

/** How long a record lies in the trash. */
const DAYS = 30;

/** As many rows are kept in one. */
const AT_ONCE = 100;

/** What is deleted for good: the trash itself, and an organisation, with which all goes that is stored for it. */
const kept = ({ name }: Resource): boolean => name !== trash.name && name !== organisations.name;

/** Removes a record and keeps all that it did, so that it can be taken back. */
const addEntry = async (
  context: CallContext,
  definition: Resource,
  row: Row,
  name: string,
  collected: Parameters<typeof itemsOf>[1],
): Promise<number> => {
  const items = itemsOf(context, collected);
  const { user } = context.call;
  const now = context.clock();
  const { id } = await rowsOf(context, trash).insert({
    resource: definition.name,
    recordId: row.id,
    name,
    userId: user.id,
    userName: nameOfPerson(user),
    at: new Date(now).toISOString(),
    until: new Date(now + DAYS * DAY_MS).toISOString(),
    items: items.slice(0, AT_ONCE),
    fileIds: items.flatMap((item) => (isChanged(item) && item.table === files.name ? item.id : [])),
  });
  for (let first = AT_ONCE; first < items.length; first += AT_ONCE)
    await rowsOf(context, trashParts).insert({
      entryId: id,
      items: items.slice(first, first + AT_ONCE),
    });
  return id;
};

/**
 * Removes a record by some work, and puts it into the trash with all that goes along. What goes with another is part of
 * that one's entry. To be called within a transaction.
 *
 * @returns the entry's id; none of what isn't kept
 */
export const keepInTrash = async (
  context: CallContext,
  definition: Resource,
  row: Row,
  work: () => Promise<void>,
): Promise<number | undefined> => {
  const changed = changedIn(context.store);
  if (!changed || changed.isCollecting || !kept(definition)) {
    await work();
    return undefined;
  }
  const name = await nameOfRecord(context, definition, row);
  const collected = await changed.collect(work);
  const trashId = await addEntry(context, definition, row, name, collected);
  changed.moves.push({ resource: definition.name, recordId: row.id, name, trashId });
  return trashId;
};
