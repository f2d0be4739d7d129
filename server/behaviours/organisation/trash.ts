import { trash as definition } from '../../../resources/organisation/trash';
import { f } from '../../../schemas';
import { foldText } from '../../../schemas/text/fold';
import { behaviour } from '../../contract/behaviour';
import { type CallContext, inTransaction, type Operation } from '../../contract/CallContext';
import { neededPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { list, ok, type Reply } from '../../contract/reply';
import { forgetFiles } from '../../records/files/files';
import { requireRow, rowsOf } from '../../records/tenant';
import { nameOf } from '../../records/texts';
import {
  mayPurge,
  mayRestore,
  maySee,
  numberedResources,
  seenResources,
} from '../../records/trash/allowed';
import { takeOut } from '../../records/trash/takeOut';
import { createPace } from '../../store/pace';
import { changedIn } from '../../store/writeRules';
import { files } from '../../tables/general/files';
import { trashParts } from '../../tables/general/trashParts';
import { type TrashEntry, trash as table } from '../../tables/organisation/trash';
import { acceptField } from '../../wire/fields';
import { storedIds } from '../../wire/references';

/** As many entries are removed in one transaction. */
const AT_ONCE = 100;

const requireSeen = (context: CallContext, { resource = '' }: TrashEntry): void => {
  if (!maySee(context, resource)) throw new Refusal(404, 'server.request.notFound');
};

const restoreEntry = async (context: CallContext, entry: TrashEntry): Promise<string> => {
  requireSeen(context, entry);
  if (!mayRestore(context, entry.resource ?? '')) throw new Refusal(403, 'server.access.right');
  return takeOut(context, entry);
};

/** Removes what lies in the trash for good, with the files that stayed for it. */
const purge = async (context: CallContext, entries: readonly TrashEntry[]): Promise<void> => {
  const ids = entries.map(({ id }) => id);
  for (const { id, name, resource } of entries)
    changedIn(context.store)?.add({
      table: { ...table, isUnlogged: undefined },
      before: { id, name, resource },
      after: undefined,
    });
  const fileIds = entries.flatMap((entry) => entry.fileIds ?? []);
  const held = await context.store.across(files).find({ where: { id: fileIds } });
  for (const organisationId of new Set(held.map((one) => one.organisationId)))
    await forgetFiles(
      context,
      { organisationId },
      held.filter((one) => one.organisationId === organisationId),
    );
  await rowsOf(context, trashParts).removeWhere({ where: { entryId: ids } });
  await rowsOf(context, table).removeWhere({ where: { id: ids } });
};

const restored = (context: CallContext, name: string): string =>
  context.call.text('server.trash.restored', { name });

const restore = async (context: CallContext, entry: TrashEntry): Promise<Reply> =>
  ok({ message: restored(context, await restoreEntry(context, entry)) });

const remove = async (context: CallContext, entry: TrashEntry): Promise<Reply> => {
  requireSeen(context, entry);
  if (!mayPurge(context, entry.resource ?? '')) throw new Refusal(403, 'server.access.right');
  await purge(context, [entry]);
  return ok({ message: context.call.text('server.trash.removed', { name: entry.name ?? '' }) });
};

/** Removes all that the caller may remove, and leaves the rest. */
const empty = async (context: CallContext): Promise<Reply> => {
  const resource = seenResources(context).filter((name) => mayPurge(context, name));
  let count = 0;
  for (;;) {
    const removed = await inTransaction(context, async (inner) => {
      const only = ['fileIds', 'name', 'resource'] as const;
      const entries = await rowsOf(inner, table).find({ where: { resource }, take: AT_ONCE, only });
      if (entries.length > 0) await purge(inner, entries);
      return entries.length;
    });
    count += removed;
    if (removed < AT_ONCE) break;
  }
  return ok({ message: context.call.text('server.trash.emptied', { smart_count: count }) });
};

const manyIds = f.references({ choices: { method: 'GET', path: 'trash' } });

const sentIds = (sent: unknown): readonly number[] =>
  storedIds(acceptField(sent, manyIds, undefined));

/** Brings several back, each for itself: those that can't come back are named with the reason. */
const restoreSeveral = async (outer: CallContext): Promise<Reply> => {
  const names: string[] = [];
  const refused: Refusal[] = [];
  const pace = createPace();
  for (const id of neededPart(outer.call.body, 'ids', sentIds)) {
    await pace();
    try {
      const name = await inTransaction(outer, async (context) =>
        restoreEntry(context, await requireRow(context, table, id, 'lock')),
      );
      names.push(name);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      refused.push(error);
    }
  }
  const [first] = refused;
  if (first && names.length === 0) throw first;
  const { text } = outer.call;
  const [only = ''] = names;
  const message =
    names.length === 1
      ? restored(outer, only)
      : text('server.trash.restoredSeveral', { smart_count: names.length });
  const reasons = [...new Set(refused.map(({ key, params }) => text(key, params)))];
  return ok({ message: [message, ...reasons].join('\n'), restored: names.length });
};

/** The kinds of what lies in the trash, to choose from. */
const kinds = async (context: CallContext): Promise<Reply> => {
  const seen = new Set(seenResources(context));
  const groups = await rowsOf(context, table).group(['resource'], []);
  const there = new Set(groups.map(({ by }) => String(by.resource)));
  const results = [...numberedResources(context)]
    .filter(([, name]) => there.has(name) && seen.has(name))
    .map(([id, name]) => ({ id, name: nameOf(context, name, 'several') }))
    .sort((one, other) => one.name.localeCompare(other.name, context.call.locale));
  return list(results, results.length);
};

const calls: readonly Operation[] = [
  { method: 'GET', path: 'trash/kinds', modules: [], right: 'read', run: kinds },
  { method: 'POST', path: 'trash/restore', modules: [], right: 'create', run: restoreSeveral },
];

/** The trash: what was deleted and may come back. Each sees of it what it may see of records. */
export const trash = behaviour(definition, table, {
  listed: (context) => ({ where: { resource: [...seenResources(context)] } }),
  resolveRow: async (context, asked) => {
    if (asked) requireSeen(context, asked);
    return asked;
  },
  asks: {
    kind: (id, context) => ({
      where: { resource: numberedResources(context).get(Number(id)) ?? '' },
    }),
  },
  virtual: {
    names: ['resourceName', 'canRestore', 'canRemove'],
    of:
      async (context) =>
      ({ resource = '' }: TrashEntry) => ({
        resourceName: nameOf(context, resource),
        canRestore: mayRestore(context, resource) ? 1 : 0,
        canRemove: mayPurge(context, resource) ? 1 : 0,
      }),
    found: {
      resourceName: async (context, word) => ({
        where: {
          resource: seenResources(context).filter((name) =>
            foldText(nameOf(context, name)).includes(foldText(word)),
          ),
        },
      }),
    },
  },
  recordFunctions: {
    restore: { right: 'create', isWriting: true, run: restore },
    remove: { right: 'delete', isWriting: true, run: remove },
  },
  functions: { empty: { right: 'delete', run: empty } },
  calls,
});
