import { ownChildren, type Resource } from '../../../schemas';
import { behaviourOf } from '../../behaviours';
import { Refusal } from '../../contract/Refusal';
import type { Work } from '../../contract/Work';
import type { Row } from '../../store/Store';
import { collectionOf } from '../collections';
import { removeFiles } from '../files/files';
import { followingOf } from '../save/save';
import { nameOf } from '../texts';
import { type Mention, mentioning, mentionsOf, usersOf } from './mentions';
import { withoutId } from './referred';
import { namedRows } from './usage';

const clear = async (work: Work, mention: Mention, row: Row): Promise<void> => {
  const owner = work.catalogue.named(mention.resource);
  for (const one of await mentioning(work, mention, row)) {
    const changes = withoutId(one, mention.place, row.id);
    const following = owner ? followingOf(work, owner, { ...one, ...changes }) : {};
    await work.store.update(mention.collection, one.id, { ...following, ...changes });
  }
};

/** @throws Refusal 409 when records can't do without the one that is to go */
const refuseIfNeeded = async (work: Work, mentions: readonly Mention[], row: Row) => {
  const keeping = mentions.filter(({ effect }) => effect === 'keeps');
  const [using] = await usersOf(work, keeping, row);
  if (!using) return;
  const { length: count } = using.rows;
  const name = nameOf(work, using.resource, count === 1 ? 'one' : 'several');
  const titles = (await namedRows(work, using)).map(({ title }) => title).join(', ');
  const key = titles === '' ? 'server.records.needed' : 'server.records.neededBy';
  throw new Refusal(409, key, { name, count, titles });
};

const removeChildren = async (work: Work, { children }: Resource, row: Row): Promise<void> => {
  for (const { to, parentField } of ownChildren(children)) {
    const child = work.catalogue.named(to);
    if (!child) continue;
    const { rows } = await work.store.find(collectionOf(child), {
      where: { [parentField]: row.id },
    });
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
  await refuseIfNeeded(work, mentions, row);
  await behaviourOf(definition.name).onRemove?.(work, row);
  await removeChildren(work, definition, row);
  for (const mention of mentions) if (mention.effect === 'cleared') await clear(work, mention, row);
  await removeFiles(work, { resource: definition.name, recordId: row.id });
  await work.store.remove(collectionOf(definition), row.id);
};
