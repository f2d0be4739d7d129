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
import { useReportElsewhere } from '../../conflicts/useReportElsewhere';
import { useStoredRecord } from '../../storedRecord';
import { linkedName } from './linkedName';

interface Changes {
  link(ids: readonly number[]): Promise<unknown>;
  unlink(ids: readonly number[]): Promise<unknown>;
  /** Links it to another record again, from which it was taken. */
  giveBack(id: number, holder: Holder): Promise<unknown>;
}

/** Reports what was linked or unlinked, with the server's message, and takes it back while the link is on screen. */
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
    const text = [message, what].filter(Boolean).join(': ');
    forget.current = [...forget.current, toast.undoable(text, undo)];
  };
};

/** Both sides of a link, as far as they are read; of one whose record carries what is linked, that. */
const useSides = (name: string, spec: LinkSpec) => {
  const { definition, record } = useStoredRecord();
  const provider = useDataProvider<BackOfficeProvider>();
  const of = { record, link: name };
  const { data, error, refetch } = useQuery({
    queryKey: ['links', definition.name, record.id, spec.idArg, spec.to],
    retry: false,
    queryFn: ({ signal }) => provider.getLinked(definition.name, of, signal),
  });
  const carried = (record[spec.field ?? name] ?? []) as readonly DataRecord[];
  const assigned = spec.read ? (data?.assigned ?? []) : carried;
  const ids = assigned.map(({ id }) => id);
  return {
    of,
    data,
    error,
    refetch,
    assigned,
    ids,
    known: { ids, version: spec.read ? data?.version : versionOf(record) },
  };
};

type Report = (message: string) => void;

/** The calls that change a link, after which it is read again. */
const useChanges = (name: string, spec: LinkSpec, { of, known }: ReturnType<typeof useSides>) => {
  const { definition, onReload } = useStoredRecord();
  const labels = useLabels(definition.name);
  const toast = useToast();
  const reportElsewhere = useReportElsewhere();
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const { attempt, ...saving } = useAttempt();
  const [busyId, setBusyId] = useState<number | null>(null);

  const change = (
    ids: readonly number[],
    work: () => Promise<Relinked>,
    report: Report = toast.success,
  ): Promise<boolean> => {
    const [only] = ids;
    setBusyId(ids.length === 1 && only !== undefined ? only : null);
    return attempt(async () => {
      const { message, elsewhere } = await work();
      if (elsewhere) reportElsewhere(elsewhere.by, [labels.link(name)]);
      await Promise.all([
        client.invalidateQueries({ queryKey: ['links'] }),
        client.invalidateQueries({ queryKey: [spec.to], refetchType: 'none' }),
        onReload(),
        confirmRights(definition),
      ]);
      report(message);
    }).finally(() => setBusyId(null));
  };
  return {
    ...saving,
    busyId,
    link: (ids: readonly number[], report?: Report) =>
      change(ids, () => provider.link(definition.name, of, ids, known), report),
    unlink: (ids: readonly number[], report?: Report) =>
      change(ids, () => provider.unlink(definition.name, of, ids, known), report),
    giveBack: (id: number, holder: Holder) => {
      const ofHolder = { record: { id: holder.id }, link: name };
      return change([id], () => provider.link(definition.name, ofHolder, [id], { ids: [] }));
    },
  };
};

/** What is linked to a record and what could be, and the calls that change it. */
export const useLinked = (name: string, spec: LinkSpec) => {
  const translate = useTranslate();
  const sides = useSides(name, spec);
  const { data, error, refetch, assigned, ids } = sides;
  const { link, unlink, giveBack, ...saving } = useChanges(name, spec, sides);
  const reportUndoable = useUndo({ link, unlink, giveBack });
  const holders = data?.holders;
  const taken = new Set(ids);
  const addMany = (chosen: readonly number[]) => {
    const what = translate('views.links.addedMany', { count: chosen.length });
    return link(
      chosen,
      reportUndoable(what, (changes) => changes.unlink(chosen)),
    );
  };

  return {
    ...saving,
    assigned,
    /** Where an available row is linked now, and would be taken from. */
    holderOf: (row: DataRecord) => holders?.get(row.id)?.title,
    available: (data?.available ?? []).filter(({ id }) => !taken.has(id)),
    isLoading: data === undefined && !error,
    error,
    refetch,
    /** @param row the one that is linked; where only one can be, it takes the place of another */
    add: (row: DataRecord) => {
      const [before] = spec.one ? assigned : [];
      const holder = holders?.get(row.id);
      const called = linkedName(spec, row);
      const what = holder
        ? translate('views.links.taken', { name: called, holder: holder.title })
        : called;
      const undone = (changes: Changes) => {
        if (holder) return changes.giveBack(row.id, holder);
        return before ? changes.link([before.id]) : changes.unlink([row.id]);
      };
      return link([row.id], reportUndoable(what, undone));
    },
    remove: (row: DataRecord) => {
      const what = linkedName(spec, row);
      return unlink(
        [row.id],
        reportUndoable(what, (changes) => changes.link([row.id])),
      );
    },
    /** Links all that are given in one call, where the contract has such a call. */
    addMany: linksMany(spec) ? addMany : undefined,
  };
};
