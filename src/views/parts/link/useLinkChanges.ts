import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../../dataProvider/BackOfficeProvider';
import type { Holder, Relinked } from '../../../../dataProvider/calls/links';
import { versionOf } from '../../../../dataProvider/version';
import type { DataRecord, LinkSpec } from '../../../../schemas';
import { useLabels } from '../../../fields/labels';
import { confirmRights } from '../../../session/sessionLife';
import { useAttempt } from '../../../ui/attempts/useAttempt';
import { useToast } from '../../../ui/toasts';
import { useReportElsewhere } from '../../conflicts/useReportElsewhere';
import { useStoredRecord } from '../../storedRecord';

/** Both sides of a link, as far as they are read; of one whose record carries what is linked, that. */
export const useSides = (name: string, spec: LinkSpec) => {
  const { definition, record, isPast = false } = useStoredRecord();
  const provider = useDataProvider<BackOfficeProvider>();
  const of = { record, link: name };
  const { data, error, refetch } = useQuery({
    queryKey: ['links', definition.name, record.id, spec.idArg, spec.to],
    enabled: !isPast,
    retry: false,
    queryFn: ({ signal }) => provider.getLinked(definition.name, of, signal),
  });
  const carried = (record[spec.field ?? name] ?? []) as readonly DataRecord[];
  const isRead = spec.read !== undefined && !isPast;
  const assigned = isRead ? (data?.assigned ?? []) : carried;
  const ids = assigned.map(({ id }) => id);
  return {
    of,
    data,
    error,
    isLoading: data === undefined && !error && !isPast,
    refetch,
    assigned,
    ids,
    known: { ids, version: isRead ? data?.version : versionOf(record) },
  };
};

export type Report = (message: string) => void;

/** Links one after the other; what is linked stays so where a later one is refused, and isn't linked again. */
const oneByOne = async (
  left: Set<number>,
  linkOne: (id: number) => Promise<Relinked>,
  reload: () => Promise<unknown>,
): Promise<Relinked> => {
  const before = left.size;
  let linked: Relinked = { message: '', elsewhere: null };
  try {
    for (const id of left) {
      linked = await linkOne(id);
      left.delete(id);
    }
    return linked;
  } catch (error) {
    if (left.size < before) await reload();
    throw error;
  }
};

/** The calls that change a link, after which it is read again. */
export const useChanges = (
  name: string,
  spec: LinkSpec,
  { of, known }: ReturnType<typeof useSides>,
) => {
  const { definition, onReload } = useStoredRecord();
  const labels = useLabels(definition.name);
  const toast = useToast();
  const reportElsewhere = useReportElsewhere();
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const { attempt, ...saving } = useAttempt();
  const [busyId, setBusyId] = useState<number | null>(null);

  const reload = () =>
    Promise.all([
      client.invalidateQueries({ queryKey: ['links'] }),
      client.invalidateQueries({ queryKey: [spec.to], refetchType: 'none' }),
      onReload(),
      confirmRights(definition),
    ]);
  const change = (
    ids: readonly number[],
    work: (reload: () => Promise<unknown>) => Promise<Relinked>,
    report: Report = toast.success,
  ): Promise<boolean> => {
    const [only] = ids;
    setBusyId(ids.length === 1 && only !== undefined ? only : null);
    return attempt(async () => {
      const { message, elsewhere } = await work(reload);
      if (elsewhere) reportElsewhere(elsewhere.by, [labels.link(name)]);
      await reload();
      report(message);
    }).finally(() => setBusyId(null));
  };
  return {
    ...saving,
    busyId,
    linkEach: (ids: readonly number[], report?: Report) => {
      const left = new Set(ids);
      const linkOne = (id: number) => provider.link(definition.name, of, [id], known);
      return change(ids, (reloadAll) => oneByOne(left, linkOne, reloadAll), report);
    },
    link: (ids: readonly number[], report?: Report) =>
      change(ids, () => provider.link(definition.name, of, ids, known), report),
    unlink: (ids: readonly number[], report?: Report) =>
      change(ids, () => provider.unlink(definition.name, of, ids, known), report),
    giveBack: (id: number, holder: Holder, report?: Report) => {
      const ofHolder = { record: { id: holder.id }, link: name };
      const giveBack = () => provider.link(definition.name, ofHolder, [id], { ids: [] });
      return change([id], giveBack, report);
    },
  };
};
