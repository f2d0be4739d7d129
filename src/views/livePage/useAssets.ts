import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DataRecord } from '../../../schemas';
import { recordKey } from '../recordKeys';

/** The codes of an asset's type. */
const CSS = 0;
const JAVASCRIPT = 1;

/** The ids of the assets that a template names. */
const idsIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.map(Number) : [];

/**
 * The styles and scripts of assets, in their order.
 *
 * @param assigned the ids that a template holds, as far as it is there
 */
export const useAssets = (assigned: unknown) => {
  const provider = useDataProvider();
  const assets = useQueries({
    queries: idsIn(assigned).map((id) => ({
      queryKey: recordKey('assets', id),
      queryFn: async ({ signal }: { signal: AbortSignal }) =>
        (await provider.getOne<DataRecord>('assets', { id, signal })).data,
      retry: false,
    })),
  });
  const sources = (type: number) =>
    assets
      .flatMap(({ data: asset }) => (asset?.type === type ? [String(asset.content)] : []))
      .join('\n');
  return {
    css: sources(CSS),
    javascript: sources(JAVASCRIPT),
    isRefused: assets.some(({ isError }) => isError),
  };
};
