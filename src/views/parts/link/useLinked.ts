import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../../dataProvider/BackOfficeProvider';
import type { CallSpec, DataRecord, LinkSpec, Resource } from '../../../../schemas';
import { confirmRights } from '../../../session/sessionLife';
import { useAttempt } from '../../../ui/useAttempt';

export type LinkedRow = { id: number } & Record<string, unknown>;

interface Sides {
  available: readonly LinkedRow[];
  assigned: readonly LinkedRow[];
}

const rowsOf = (value: unknown): readonly LinkedRow[] =>
  Array.isArray(value) ? value : value && typeof value === 'object' ? [value as LinkedRow] : [];

interface Options {
  definition: Resource;
  name: string;
  spec: LinkSpec;
  record: DataRecord;
  onReload(): Promise<void>;
}

/** What is linked to a record and what could be, and the calls that change it. */
export const useLinked = ({ definition, name, spec, record, onReload }: Options) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const { isBusy, failure, attempt, retry } = useAttempt();
  const [busyId, setBusyId] = useState<number | null>(null);
  const queryKey = ['links', definition.name, record.id, spec.idArg, spec.to];

  const ask = (call: CallSpec, signal: AbortSignal) =>
    provider.call(definition.name, call, record, { isRead: true, signal });

  const { data, error, refetch } = useQuery({
    queryKey,
    retry: false,
    queryFn: async ({ signal }): Promise<Sides> => {
      if (spec.read) {
        const sides = (await ask(spec.read, signal)).record as Partial<Sides> | undefined;
        return { available: rowsOf(sides?.available), assigned: rowsOf(sides?.assigned) };
      }
      const available = spec.choices ? (await ask(spec.choices, signal)).rows : [];
      return { available: rowsOf(available), assigned: [] };
    },
  });

  const assigned = spec.read ? (data?.assigned ?? []) : rowsOf(record[spec.field ?? name]);
  const taken = new Set(assigned.map(({ id }) => id));
  const available = (data?.available ?? []).filter(({ id }) => !taken.has(id));

  const change = (id: number | null, work: () => Promise<unknown>) => {
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

  const call = (spec_: CallSpec, args: Record<string, unknown>) =>
    provider.call(definition.name, spec_, record, { args });

  const setTo = (ids: readonly number[]) =>
    spec.set ? call(spec.set, { [spec.idArg]: ids }) : Promise.resolve();
  const ids = assigned.map(({ id }) => id);

  return {
    assigned,
    available,
    isLoading: data === undefined && !error,
    error,
    refetch,
    isBusy,
    busyId,
    failure,
    retry,
    add: (id: number) =>
      change(id, () => (spec.add ? call(spec.add, { [spec.idArg]: id }) : setTo([...ids, id]))),
    remove: (id: number) =>
      change(id, () =>
        spec.remove
          ? call(spec.remove, { [spec.idArg]: id })
          : setTo(ids.filter((other) => other !== id)),
      ),
    /** Links all that are given in one call, where the contract has such a call. */
    addMany: spec.addMany
      ? (chosen: readonly number[]) => {
          const { idArg, ...many } = spec.addMany as NonNullable<LinkSpec['addMany']>;
          return change(null, () => call(many, { [idArg]: [...ids, ...chosen] }));
        }
      : spec.set
        ? (chosen: readonly number[]) => change(null, () => setTo([...ids, ...chosen]))
        : undefined,
  };
};
