import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../../dataProvider/BackOfficeProvider';
import { type Holder, linksMany, type Relinked } from '../../../../dataProvider/calls/links';
import { versionOf } from '../../../../dataProvider/version';
import type { DataRecord, LinkSpec } from '../../../../schemas';
import { useLabels } from '../../../fields/labels';
import { confirmRights } from '../../../session/sessionLife';
import { useAttempt } from '../../../ui/attempts/useAttempt';
import { useToast } from '../../../ui/toasts';
import { useLatest } from '../../../ui/useLatest';
import { useTellElsewhere } from '../../conflicts/useTellElsewhere';
import { useStoredRecord } from '../../storedRecord';
import { linkedName } from './linkedName';

interface Changes {
  link(ids: readonly number[]): Promise<unknown>;
  unlink(ids: readonly number[]): Promise<unknown>;
  /** Links it to another record again, from which it was taken. */
  giveBack(id: number, holder: Holder): Promise<unknown>;
}

/** What tells, with what the server says, what was linked or unlinked, and takes it back while the link is on screen. */
const useUndo = (changes: Changes) => {
  const toast = useToast();
  // By the time that it is taken back, more may have been linked.
  const latest = useLatest(changes);
  const forget = useRef<readonly (() => void)[]>([]);
  useEffect(
    () => () => {
      for (const one of forget.current) one();
    },
    [],
  );
  return (what: string, undone: (changes: Changes) => Promise<unknown>) => (message: string) => {
    const undo = () => void undone(latest.current);
    const told = [message, what].filter(Boolean).join(': ');
    forget.current = [...forget.current, toast.undoable(told, undo)];
  };
};

/** What is linked to a record and what could be, and the calls that change it. */
export const useLinked = (name: string, spec: LinkSpec) => {
  const { definition, record, onReload } = useStoredRecord();
  const labels = useLabels(definition.name);
  const translate = useTranslate();
  const toast = useToast();
  const tellElsewhere = useTellElsewhere();
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const { isBusy, failure, attempt, retry } = useAttempt();
  const [busyId, setBusyId] = useState<number | null>(null);
  const of = { record, link: name };
  const { data, error, refetch } = useQuery({
    queryKey: ['links', definition.name, record.id, spec.idArg, spec.to],
    retry: false,
    queryFn: ({ signal }) => provider.getLinked(definition.name, of, signal),
  });

  const carried = (record[spec.field ?? name] ?? []) as readonly DataRecord[];
  const assigned = spec.read ? (data?.assigned ?? []) : carried;
  const ids = assigned.map(({ id }) => id);
  const taken = new Set(ids);
  const known = { ids, version: spec.read ? data?.version : versionOf(record) };

  const change = (
    id: number | null,
    work: () => Promise<Relinked>,
    tell: (message: string) => void = toast.success,
  ): Promise<boolean> => {
    setBusyId(id);
    return attempt(async () => {
      const { message, elsewhere } = await work();
      if (elsewhere) tellElsewhere(elsewhere.by, [labels.link(name)]);
      await Promise.all([
        client.invalidateQueries({ queryKey: ['links'] }),
        client.invalidateQueries({ queryKey: [spec.to], refetchType: 'none' }),
        onReload(),
        confirmRights(definition),
      ]);
      tell(message);
    }).finally(() => setBusyId(null));
  };

  const link = (chosen: readonly number[], tell?: (message: string) => void) =>
    change(
      chosen.length === 1 ? (chosen[0] ?? null) : null,
      () => provider.link(definition.name, of, chosen, known),
      tell,
    );
  const unlink = (gone: readonly number[], tell?: (message: string) => void) =>
    change(
      gone.length === 1 ? (gone[0] ?? null) : null,
      () => provider.unlink(definition.name, of, gone, known),
      tell,
    );
  const giveBack = (id: number, holder: Holder) =>
    change(id, () =>
      provider.link(definition.name, { record: { id: holder.id }, link: name }, [id], { ids: [] }),
    );
  const tellUndo = useUndo({ link, unlink, giveBack });
  const holders = data?.holders;

  return {
    assigned,
    /** Where an available row is linked now, and would be taken from. */
    holderOf: (row: DataRecord) => holders?.get(row.id)?.title,
    available: (data?.available ?? []).filter(({ id }) => !taken.has(id)),
    isLoading: data === undefined && !error,
    error,
    refetch,
    isBusy,
    busyId,
    failure,
    retry,
    /** @param row the one that is linked; where only one can be, it takes the place of another */
    add: (row: DataRecord) => {
      const [before] = spec.one ? assigned : [];
      const holder = holders?.get(row.id);
      const called = linkedName(spec, row);
      const what = holder
        ? translate('views.links.taken', { name: called, holder: holder.title })
        : called;
      return link(
        [row.id],
        tellUndo(what, (changes) => {
          if (holder) return changes.giveBack(row.id, holder);
          return before ? changes.link([before.id]) : changes.unlink([row.id]);
        }),
      );
    },
    remove: (row: DataRecord) =>
      unlink(
        [row.id],
        tellUndo(linkedName(spec, row), (changes) => changes.link([row.id])),
      ),
    /** Links all that are given in one call, where the contract has such a call. */
    addMany: linksMany(spec)
      ? (chosen: readonly number[]) =>
          link(
            chosen,
            tellUndo(translate('views.links.addedMany', { count: chosen.length }), (changes) =>
              changes.unlink(chosen),
            ),
          )
      : undefined,
  };
};
