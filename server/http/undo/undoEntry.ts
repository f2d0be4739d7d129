import type { Resource } from '../../../schemas';
import { sentFields } from '../../../schemas/codec';
import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { type Change, goBack } from '../../records/history/states';
import { hasWayBack } from '../../records/history/wayBack';
import { fieldOf } from '../../records/subLists/SubList';
import { rowsOf } from '../../records/tenant';
import type { Row } from '../../store/Store';
import { trash } from '../../tables/organisation/trash';
import { recordPath } from '../resource/Endpoint';
import { UNMAKING } from '../resource/functions';
import type { Calls } from './Calls';
import { undoFields } from './fields';
import { undoFile } from './files';
import { undoLink } from './links';
import { undoRows } from './rows';
import type { Undoing } from './Undoing';

export type Entry = Change['entry'];

/** What is to be taken back of a record, and what else became of the record since. */
export interface ToUndo {
  readonly entry: Entry;
  /** The later changes of the record, the latest first. */
  readonly later: readonly Entry[];
  /** The act that it is part of, and those that took that act back. */
  readonly ownActs: ReadonlySet<number>;
}

/** @throws Refusal 409 for a record that others changed since it was made */
const refuseUsed = ({ later, ownActs }: ToUndo): void => {
  const other = later.find(({ actId }) => !ownActs.has(Number(actId)));
  if (other) throw new Refusal(409, 'server.activity.changedBy', { name: other.userName });
};

const removeAgain = async (
  context: CallContext,
  calls: Calls,
  definition: Resource,
  toUndo: ToUndo,
): Promise<void> => {
  const { recordId } = toUndo.entry;
  const id = Number(recordId);
  const row = await rowsOf(context, context.tables.of(definition)).get(id);
  if (!row) return;
  refuseUsed(toUndo);
  const path = recordPath({ ...context, definition });
  const isUnmade = context.behaviours.of(definition.name).unmakes !== undefined;
  const call = isUnmade
    ? ({ method: 'POST', fn: UNMAKING } as const)
    : ({ method: 'DELETE' } as const);
  await calls.make(context, { ...call, path, about: { id } });
};

/** Brings a record back from the trash, where it still lies there. @throws Refusal 409 where it doesn't */
const bringBack = async (
  context: CallContext,
  calls: Calls,
  definition: Resource,
  { recordId, trashId }: Entry,
): Promise<void> => {
  if (await rowsOf(context, trash).get(Number(trashId)))
    await calls.make(context, {
      ...{ method: 'POST', path: 'trash/{id}', fn: 'restore' },
      about: { id: trashId },
    });
  else if (!(await rowsOf(context, context.tables.of(definition)).get(Number(recordId))))
    throw new Refusal(409, 'server.activity.gone');
};

/** Whether people enter a field, which a save sends: it has put back what a link holds in that. */
const isEntered = (definition: Resource, field: string): boolean => {
  const { verbs, fields } = definition;
  return (
    verbs.update !== false &&
    field in sentFields(definition, 'update') &&
    fields[field]?.derived !== true
  );
};

const changeBack = async (undoing: Undoing): Promise<readonly string[]> => {
  const { definition, change } = undoing;
  const names = change.entry.changes.flatMap((one) => ('field' in one ? [one.field] : []));
  const linked = change.entry.changes.flatMap((one) => ('link' in one ? [one.link] : []));
  const touched = [...(await undoFields(undoing, names))];
  for (const [name, spec] of Object.entries(definition.subLists)) {
    const field = fieldOf({ name, spec });
    if (names.includes(field) && !(field in definition.fields))
      touched.push(...(await undoRows(undoing, { definition, name, spec })));
  }
  for (const one of change.entry.changes)
    if ('file' in one && one.file in definition.fields)
      touched.push(...(await undoFile(undoing, one)));
  for (const link of Object.entries(definition.links)) {
    const [name, { storedIn }] = link;
    const isOwn =
      ('id' in storedIn || 'ids' in storedIn) &&
      Object.values(storedIn).some(
        (field) => names.includes(field) && !isEntered(definition, field),
      );
    if (isOwn || linked.includes(name)) touched.push(...(await undoLink(undoing, link)));
  }
  return touched;
};

const stateOf = (now: Row, { entry, later }: ToUndo): Change | undefined =>
  goBack(now, [...later, entry]).at(-1);

/**
 * Takes back what an entry of a record's history did, by the calls that do such a thing otherwise. To be called within
 * a transaction.
 *
 * @returns what of it somebody has changed since, which stays. @throws Refusal, FieldProblems or NotUnique
 */
export const undoEntry = async (
  context: CallContext,
  calls: Calls,
  toUndo: ToUndo,
): Promise<readonly string[]> => {
  const { entry } = toUndo;
  const { resource, recordId, isNew, isBack, trashId } = entry;
  const definition = context.definitions.named(resource);
  const made = {
    ...{ resource, changes: entry.changes, isNew: isNew === 1, trashId: trashId ?? undefined },
    ...(isBack === 1 && { isBack: true as const }),
  };
  if (!definition || !hasWayBack(context, made))
    throw new Refusal(409, 'server.activity.noWayBack');
  if (trashId) {
    await bringBack(context, calls, definition, entry);
    return [];
  }
  // What is stored of a single record stays, with the values that it began with.
  if ((isNew === 1 || isBack === 1) && !definition.single) {
    await removeAgain(context, calls, definition, toUndo);
    return [];
  }
  const now = await rowsOf(context, context.tables.of(definition)).get(Number(recordId), 'lock');
  if (!now) throw new Refusal(409, 'server.activity.gone');
  const change = stateOf(now, toUndo);
  return change ? changeBack({ context, calls, definition, change, now }) : [];
};
