import { ownChildren, type Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Row } from '../../store/Store';
import { removeCommentsOf } from '../comments/removeCommentsOf';
import { removeFilesOf } from '../files/files';
import { removeFollowsOf } from '../follows/removeFollows';
import { removePublication } from '../publishing/versions';
import { noteRemoval } from '../removals/removals';
import { followingOf } from '../save/save';
import { rowsBeside, rowsReferring } from '../tenant';
import { keepInTrash } from '../trash/keepInTrash';
import { type Mention, mentioning, mentionsOf, rowsOfMention, usersOf } from './mentions';
import { withOther, withoutId } from './referred';
import { refuseWhileKept } from './usage';

/** Removes the rows that no definition describes and that are nothing without what they mention. */
const removeStored = async (context: CallContext, mention: Mention, row: Row): Promise<void> => {
  await rowsOfMention(context, mention).removeWhere(mentioning(mention, row));
};

/** @param by takes the record's place, if any does */
const clear = async (
  context: CallContext,
  mention: Mention,
  row: Row,
  by: Row | undefined,
): Promise<void> => {
  const { table, place, resource } = mention;
  const owner = context.definitions.named(resource);
  for (const found of await rowsOfMention(context, mention).find(mentioning(mention, row))) {
    const rows = rowsBeside(context, table, found);
    const one = await rows.get(found.id, 'lock');
    if (!one) continue;
    const changes = by ? withOther(one, place, row.id, by.id) : withoutId(one, place, row.id);
    const following = owner ? followingOf(context, owner, { ...one, ...changes }) : {};
    await rows.update(one.id, { ...following, ...changes });
  }
};

/** Does to what mentions a record what its removal means there. */
const follow = async (
  context: CallContext,
  mention: Mention,
  row: Row,
  by: Row | undefined,
): Promise<void> => {
  const { effect, isStored, staysNoticed } = mention;
  if (effect === 'replaced') await clear(context, mention, row, by);
  else if (effect === 'cleared' && !staysNoticed) await clear(context, mention, row, undefined);
  else if (effect === 'removed' && isStored) await removeStored(context, mention, row);
};

/** @throws Refusal 409 when records can't do without the one that is to go, or have nothing in its place */
const refuseIfNeeded = async (
  context: CallContext,
  mentions: readonly Mention[],
  row: Row,
  by: Row | undefined,
) => {
  const keeping = mentions.filter(
    ({ effect }) => effect === 'keeps' || (effect === 'replaced' && !by),
  );
  const users = await usersOf(context, keeping, row);
  await refuseWhileKept(
    context,
    users.map((using) => ({ ...using, effect: 'keeps' })),
  );
};

const removeChildren = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<void> => {
  const { named, of } = context.tables;
  for (const { to, parentField } of ownChildren(definition.children)) {
    const child = context.definitions.named(to);
    const table = named(to);
    if (!child || !table) continue;
    const beneath = rowsReferring(context, table, of(definition));
    const rows = await beneath.find({ where: { [parentField]: row.id } });
    for (const one of rows) await removeRecord(context, child, one);
  }
};

const removeWhole = async (
  context: CallContext,
  definition: Resource,
  row: Row,
  by: Row | undefined,
): Promise<void> => {
  const mentions = mentionsOf(context, definition);
  await refuseIfNeeded(context, mentions, row, by);
  const behaviour = context.behaviours.of(definition.name);
  await behaviour.mayRemove?.(context, row);
  await refuseWhileKept(context, (await behaviour.usedBy?.(context, row)) ?? []);
  await behaviour.onRemove?.(context, row);
  await removeChildren(context, definition, row);
  for (const mention of mentions) await follow(context, mention, row, by);
  await removeFilesOf(context, definition.name, row);
  await removePublication(context, definition, row);
  await removeCommentsOf(context, definition, row);
  await removeFollowsOf(context, definition, row);
  await rowsBeside(context, context.tables.of(definition), row).remove(row.id);
  await noteRemoval(context, definition, row);
};

/**
 * Removes a record and every mention of it: what lives beneath it goes as well, links to it end, and
 * fields that hold its id are emptied. All of it lies in the trash from then on. To be called within a transaction.
 *
 * @param by takes the record's place where others refer to it, if the definition asks for that
 * @returns the entry of the trash; none of what goes for good, or with another
 * @throws Refusal 409 when it must stay
 */
export const removeRecord = (
  context: CallContext,
  definition: Resource,
  row: Row,
  by?: Row,
): Promise<number | undefined> =>
  keepInTrash(context, definition, row, () => removeWhole(context, definition, row, by));
