import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { DataRecord } from '../../../schemas';
import { type DocumentRow, rowTypeOf } from '../../../schemas/documents';

/** What the values of enums are called, by the enum's id and the value's. */
export type EnumTitles = ReadonlyMap<number, ReadonlyMap<number, string>>;

const titlesIn = ({ values }: DataRecord): ReadonlyMap<number, string> =>
  new Map(
    ((values ?? []) as readonly DataRecord[]).map(
      ({ id, value, code }) => [id, String(value || code || '')] as const,
    ),
  );

/** The enum that a row offers, if it offers one. */
export const enumOf = ({ type, options }: DocumentRow): number | null =>
  rowTypeOf(type)?.options.enumId && typeof options.enumId === 'number' ? options.enumId : null;

/** What the values are called that rows offer; empty until they are read. */
export const useEnumTitles = (rows: readonly DocumentRow[]): EnumTitles => {
  const provider = useDataProvider<BackOfficeProvider>();
  const ids = [...new Set(rows.map(enumOf))].filter((id) => id !== null);
  return useQueries({
    queries: ids.map((id) => ({
      queryKey: ['enums', 'titles', id],
      retry: false,
      staleTime: 60_000,
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        titlesIn((await provider.getOne('enums', { id, signal })).data),
    })),
    combine: (results) =>
      new Map(
        results.flatMap(({ data }, index) => (data ? [[ids[index] ?? 0, data] as const] : [])),
      ),
  });
};
