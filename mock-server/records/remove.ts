import { ownChildren, type Resource } from '../../schemas';
import { behaviourOf } from '../behaviours';
import { Refusal } from '../http/Refusal';
import type { Row } from '../store/Store';
import { storedRows } from '../wire/rows';
import { collectionOf } from './collections';
import { removeFiles } from './files';
import { type Mention, mentioning, mentionsOf } from './mentions';
import { idsIn } from './scope';
import { nameOf } from './texts';
import type { Work } from './Work';

/** What is left of a field that mentions a record. */
const without = ({ isList, inRows }: Mention, stored: unknown, id: number): unknown => {
  if (inRows !== undefined) return storedRows(stored).filter((inner) => inner[inRows] !== id);
  return isList ? idsIn(stored).filter((known) => known !== id) : null;
};

const clear = async (work: Work, mention: Mention, row: Row): Promise<void> => {
  const { collection, field } = mention;
  for (const one of await mentioning(work, mention, row))
    await work.store.update(collection, one.id, { [field]: without(mention, one[field], row.id) });
};

/** @throws Refusal 409 when a record can't do without the one that is to go */
const refuseIfNeeded = async (work: Work, mention: Mention, row: Row): Promise<void> => {
  const { length: count } = await mentioning(work, mention, row);
  if (count === 0) return;
  const name = nameOf(work, mention.resource, count === 1 ? 'one' : 'several');
  throw new Refusal(409, 'server.records.needed', { name, count });
};

const removeChildren = async (work: Work, { children }: Resource, row: Row): Promise<void> => {
  for (const { to, by } of ownChildren(children)) {
    const child = work.catalogue.named(to);
    if (!child) continue;
    const { rows } = await work.store.find(collectionOf(child), { where: { [by]: row.id } });
    for (const one of rows) await removeRecord(work, child, one);
  }
};

/**
 * Removes a record and every mention of it: what lives beneath it goes as well, links to it end, and
 * fields that hold its id are emptied. To be called within a transaction.
 *
 * @throws Refusal 409 when it must stay
 */
export const removeRecord = async (work: Work, definition: Resource, row: Row): Promise<void> => {
  const mentions = mentionsOf(work, definition);
  for (const mention of mentions)
    if (mention.effect === 'keeps') await refuseIfNeeded(work, mention, row);
  await behaviourOf(definition.name).onRemove?.(work, row);
  await removeChildren(work, definition, row);
  for (const mention of mentions) if (mention.effect === 'cleared') await clear(work, mention, row);
  await removeFiles(work, { resource: definition.name, recordId: row.id });
  await work.store.remove(collectionOf(definition), row.id);
};
