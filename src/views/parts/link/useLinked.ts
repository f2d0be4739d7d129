import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../../dataProvider/BackOfficeProvider';
import { type Holder, type LinkedElsewhere, linksMany } from '../../../../dataProvider/calls/links';
import { versionOf } from '../../../../dataProvider/version';
import type { DataRecord, LinkSpec } from '../../../../schemas';
import { useLabels } from '../../../fields/labels';
import { confirmRights } from '../../../session/sessionLife';
import { useAttempt } from '../../../ui/attempts/useAttempt';
import { useToast } from '../../../ui/toasts';
import { useTellElsewhere } from '../../conflicts/useTellElsewhere';
import { useStoredRecord } from '../../storedRecord';
import { linkedName } from './linkedName';

interface Changes {
  link(id: number): Promise<boolean>;
  unlink(ids: readonly number[]): Promise<boolean>;
  /** Links it to another record again, from which it was taken. */
  giveBack(id: number, holder: Holder): Promise<boolean>;
}

/** Tells what was linked or unlinked, and takes it back while the link is on screen. */
const useUndo = (changes: Changes) => {
  const toast = useToast();
  // By the time that it is taken back, more may have been linked.
  const latest = useRef(changes);
  latest.current = changes;
  const forget = useRef<readonly (() => void)[]>([]);
  useEffect(
    () => () => {
      for (const one of forget.current) one();
    },
    [],
  );
  return (message: string, undone: (changes: Changes) => Promise<boolean>) => {
    const undo = () => void undone(latest.current);
    forget.current = [...forget.current, toast.undoable(message, undo)];
  };
};

/** What is linked to a record and what could be, and the calls that change it. */
export const useLinked = (name: string, spec: LinkSpec) => {
  const { definition, record, onReload } = useStoredRecord();
  const labels = useLabels(definition.name);
  const translate = useTranslate();
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
    work: () => Promise<LinkedElsewhere | null>,
  ): Promise<boolean> => {
    setBusyId(id);
    return attempt(async () => {
      const elsewhere = await work();
      if (elsewhere) tellElsewhere(elsewhere.by, [labels.link(name)]);
      await Promise.all([
        client.invalidateQueries({ queryKey: ['links'] }),
        client.invalidateQueries({ queryKey: [spec.to], refetchType: 'none' }),
        onReload(),
        confirmRights(definition),
      ]);
    }).finally(() => setBusyId(null));
  };

  const link = (id: number) => change(id, () => provider.link(definition.name, of, [id], known));
  const unlink = (gone: readonly number[]) =>
    change(gone.length === 1 ? (gone[0] ?? null) : null, () =>
      provider.unlink(definition.name, of, gone, known),
    );
  const giveBack = (id: number, holder: Holder) =>
    change(id, () =>
      provider.link(definition.name, { record: { id: holder.id }, link: name }, [id], { ids: [] }),
    );
  const tellUndo = useUndo({ link, unlink, giveBack });
  const said = (what: 'added' | 'taken' | 'removed', row: DataRecord, holder?: Holder) =>
    translate(`views.links.${what}`, { name: linkedName(spec, row), holder: holder?.title });
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
    add: async (row: DataRecord) => {
      const [before] = spec.one ? assigned : [];
      const holder = holders?.get(row.id);
      if (!(await link(row.id))) return;
      tellUndo(said(holder ? 'taken' : 'added', row, holder), (changes) => {
        if (holder) return changes.giveBack(row.id, holder);
        return before ? changes.link(before.id) : changes.unlink([row.id]);
      });
    },
    remove: async (row: DataRecord) => {
      if (await unlink([row.id])) tellUndo(said('removed', row), (changes) => changes.link(row.id));
    },
    /** Links all that are given in one call, where the contract has such a call. */
    addMany: linksMany(spec)
      ? async (chosen: readonly number[]) => {
          if (!(await change(null, () => provider.link(definition.name, of, chosen, known))))
            return;
          tellUndo(translate('views.links.addedMany', { count: chosen.length }), (changes) =>
            changes.unlink(chosen),
          );
        }
      : undefined,
  };
};
