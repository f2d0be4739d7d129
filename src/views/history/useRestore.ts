import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { Conflict } from '../../../dataProvider/Conflict';
import type { PastChange, PastLink, PastRow } from '../../../dataProvider/calls/history';
import { isAllowed, isWriter } from '../../../dataProvider/session';
import {
  type AnyFields,
  type DataRecord,
  decidedBy,
  enteredFields,
  type Resource,
  traitsOf,
} from '../../../schemas';
import { isSameRecord } from '../../../schemas/merge/mergeRecords';
import { isDeletable, isEditable, mayChangeParts, mayLink } from '../../session/rights';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { useToast } from '../../ui/toasts';
import type { Changer } from '../conflicts/conflictQuestions';
import { useMergedUpdate } from '../conflicts/useMergedUpdate';
import { useStoredRecord } from '../storedRecord';
import { changerOf, useChangesSince } from './changesSince';
import { merged } from './merged';
import { restoreRow, rowsBetween, wayBack } from './restoreRows';
import { historyKey } from './useHistory';

interface Options {
  definition: Resource;
  record: DataRecord;
  /** Its changes as far as they are known, the latest first. */
  changes: readonly PastChange[];
}

/** Fields by their names, with those that decide what they mean. */
const withDeciders = (fields: AnyFields, names: readonly string[]): AnyFields =>
  Object.fromEntries(
    names.flatMap((name) => {
      const field = fields[name];
      const by = field && decidedBy(field);
      return [name, by].flatMap((one) => {
        const found = one === undefined ? undefined : fields[one];
        return one !== undefined && found ? [[one, found] as const] : [];
      });
    }),
  );

/** What is known of rows that are brought back. */
interface OfRows {
  /** The record before the change. */
  readonly past?: DataRecord | undefined;
  /** Who changed them since. */
  readonly changer?: Changer | undefined;
}

const NOBODY = { by: null, at: null };

/** What the signed-in person may bring back. */
const useRights = ({ definition, record }: Options) => {
  const { subLists, links, fields } = definition;
  const entered = enteredFields(definition, 'update');
  // Another file is put there by taking its change back.
  const isFile = (name: string): boolean => {
    const field = fields[name];
    return field !== undefined && traitsOf(field).isUpload === true;
  };
  const mayRestore = isEditable(definition, record);
  // Where its definition has no call that deletes it, the server has another.
  const mayRemove =
    definition.verbs.delete === false
      ? isAllowed(definition.module, 'delete')
      : isDeletable(definition, record);
  const mayRestoreLink = ({ link, isAdded }: PastLink): boolean => {
    const spec = links[link];
    const call = isAdded ? spec?.remove : (spec?.add ?? spec?.addMany);
    return spec !== undefined && mayLink(definition, spec, record) && !!(call ?? spec.set);
  };
  return {
    mayRestore,
    mayRestoreField: (name: string): boolean =>
      mayRestore && name in entered && !isFile(name) && isWriter(fields[name]?.writtenBy),
    mayRestoreRow: (row: PastRow): boolean =>
      (row.before ?? row.after) !== undefined &&
      mayChangeParts(definition, record) &&
      subLists[row.subList]?.[wayBack(row)] !== undefined,
    mayRestoreLink,
    /** Of what an entry is part of; the record itself is back where it was only deleted. */
    mayUndo: ({ act, isNew, isGone, isBack, links: linked }: PastChange): boolean => {
      if (!act.canUndo || (isGone && act.records === 1)) return false;
      if ((isNew || isBack) && !definition.single) return mayRemove;
      return mayRestore || mayChangeParts(definition, record) || linked.some(mayRestoreLink);
    },
  };
};

/** The calls that bring back: each with the record as it is by now. */
const useCalls = (options: Options) => {
  const { definition, record } = options;
  const provider = useDataProvider<BackOfficeProvider>();
  const changesSince = useChangesSince(options);
  const update = useMergedUpdate(definition);
  const { name } = definition;

  const now = async (): Promise<DataRecord> =>
    (await provider.getOne<DataRecord>(name, { id: record.id })).data;

  const restoreFields = async (change: PastChange, names: readonly string[]): Promise<boolean> => {
    const [present, past, after, later] = await Promise.all([
      now(),
      provider.getPast(name, record, change.id),
      provider.getPast(name, record, change.id, 'after'),
      changesSince(change),
    ]);
    const fields = withDeciders(definition.fields, names);
    const changer = later.find((one) => names.some((field) => one.fields.includes(field)));
    const values = await merged({
      definition,
      fields,
      sides: { base: after.record, mine: past.record, theirs: present },
      changer: changer ?? NOBODY,
    });
    if (isSameRecord(fields, values, present)) return false;
    await update(values, present);
    return true;
  };

  const restoreRows = async (rows: readonly PastRow[], of: OfRows = {}): Promise<boolean> => {
    let isDone = false;
    for (const row of rows) {
      const restoring = { provider, definition, present: await now(), readAgain: now };
      const changer = of.changer ?? NOBODY;
      isDone = (await restoreRow({ ...restoring, changer }, row, of.past)) || isDone;
    }
    return isDone;
  };

  const setLink = async (link: string, ids: readonly number[], isOn: boolean): Promise<boolean> => {
    const of = { record: await now(), link };
    const { assigned, version } = await provider.getLinked(name, of);
    const known = { ids: assigned.map(({ id }) => id), ...(version !== undefined && { version }) };
    const left = ids.filter((id) => known.ids.includes(id) !== isOn);
    if (left.length === 0) return false;
    if (isOn) for (const id of left) await provider.link(name, of, [id], known);
    else await provider.unlink(name, of, left, known);
    return true;
  };
  /** The record before a change that took a row away. */
  const pastOf = async ({ id }: PastChange, row: PastRow): Promise<DataRecord | undefined> =>
    wayBack(row) === 'add' ? (await provider.getPast(name, record, id)).record : undefined;

  return { provider, now, update, changesSince, restoreFields, restoreRows, pastOf, setLink };
};

/** Brings a whole record back: its fields in one save, then its rows and links. */
const useRestoreAll = (options: Options, calls: ReturnType<typeof useCalls>) => {
  const { definition, record } = options;
  const { mayRestoreField, mayRestoreRow } = useRights(options);
  const { provider, now, update, restoreRows, setLink } = calls;
  return async (change: Pick<PastChange, 'id'>): Promise<boolean> => {
    const [present, past] = await Promise.all([
      now(),
      provider.getPast(definition.name, record, change.id),
    ]);
    const names = Object.keys(definition.fields).filter(mayRestoreField);
    const fields = Object.fromEntries(
      Object.entries(definition.fields).filter(([name]) => names.includes(name)),
    );
    const values = { ...present };
    for (const name of names) values[name] = past.record[name];
    let isDone = !isSameRecord(fields, values, present);
    if (isDone) await update(values, present);
    const rows = await rowsBetween({ provider, definition, present: await now() }, past.record);
    isDone = (await restoreRows(rows.filter(mayRestoreRow), { past: past.record })) || isDone;
    for (const [link, spec] of Object.entries(definition.links)) {
      const had = past.linked[link];
      if (!had || !mayLink(definition, spec, record)) continue;
      const of = { record: await now(), link };
      const { assigned } = await provider.getLinked(definition.name, of);
      const gone = assigned.map(({ id }) => id).filter((id) => !had.includes(id));
      isDone = (await setLink(link, gone, false)) || isDone;
      isDone = (await setLink(link, had, true)) || isDone;
    }
    return isDone;
  };
};

/** Brings back what a record was: a field, a row, a link or all of it, by the calls that change them otherwise. */
export const useRestore = (options: Options) => {
  const { definition, record } = options;
  const { onReload } = useStoredRecord();
  const client = useQueryClient();
  const translate = useTranslate();
  const toast = useToast();
  const { isBusy, attempt } = useAttempt('toast');
  const rights = useRights(options);
  const calls = useCalls(options);
  const restoreAll = useRestoreAll(options, calls);

  const run = (work: () => Promise<boolean>) =>
    attempt(async () => {
      try {
        if (!(await work())) toast.info(translate('history.asItWas'));
      } catch (error) {
        if (!(error instanceof Conflict)) throw error;
        const name = error.by ?? translate('views.conflict.somebody');
        toast.warning(translate('views.conflict.lookFirst', { name }));
      } finally {
        await client.invalidateQueries({ queryKey: [definition.name], refetchType: 'none' });
        await client.invalidateQueries({ queryKey: ['links'] });
        await Promise.all([
          onReload(),
          client.invalidateQueries({ queryKey: historyKey(definition.name, record.id) }),
        ]);
      }
    });
  return {
    isBusy,
    ...rights,
    field: (change: PastChange, name: string) => run(() => calls.restoreFields(change, [name])),
    row: (change: PastChange, row: PastRow) =>
      run(async () => {
        const changer = changerOf(row, await calls.changesSince(change));
        return calls.restoreRows([row], { changer, past: await calls.pastOf(change, row) });
      }),
    link: ({ link, id, isAdded }: PastLink) => run(() => calls.setLink(link, [id], !isAdded)),
    all: (change: Pick<PastChange, 'id'>) => run(() => restoreAll(change)),
  };
};

export type Restore = ReturnType<typeof useRestore>;
