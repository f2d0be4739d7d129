import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../../dataProvider/BackOfficeProvider';
import { linksMany } from '../../../../dataProvider/links';
import type { DataRecord, LinkSpec } from '../../../../schemas';
import { confirmRights } from '../../../session/sessionLife';
import { useAttempt } from '../../../ui/useAttempt';
import { useStoredRecord } from '../../storedRecord';

/** What is linked to a record and what could be, and the calls that change it. */
export const useLinked = (name: string, spec: LinkSpec) => {
  const { definition, record, onReload } = useStoredRecord();
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

  const change = (id: number | null, work: () => Promise<void>) => {
    setBusyId(id);
    return attempt(async () => {
      await work();
      await Promise.all([
        client.invalidateQueries({ queryKey: ['links'] }),
        client.invalidateQueries({ queryKey: [spec.to], refetchType: 'none' }),
        onReload(),
        confirmRights(definition),
      ]);
    }).finally(() => setBusyId(null));
  };

  return {
    assigned,
    available: (data?.available ?? []).filter(({ id }) => !taken.has(id)),
    isLoading: data === undefined && !error,
    error,
    refetch,
    isBusy,
    busyId,
    failure,
    retry,
    add: (id: number) => change(id, () => provider.link(definition.name, of, [id], ids)),
    remove: (id: number) => change(id, () => provider.unlink(definition.name, of, id, ids)),
    /** Links all that are given in one call, where the contract has such a call. */
    addMany: linksMany(spec)
      ? (chosen: readonly number[]) =>
          change(null, () => provider.link(definition.name, of, chosen, ids))
      : undefined,
  };
};
