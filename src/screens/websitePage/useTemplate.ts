import { useQueries, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DataRecord } from '../../../schemas';
import { recordKey } from '../../views/recordKeys';

/** The codes of an asset's type. */
const CSS = 0;
const JAVASCRIPT = 1;

/** What a page is put into. */
export interface PageTemplate {
  /** `null` where it has none. */
  readonly html: string | null;
  readonly css: string;
  readonly javascript: string;
}

const idsIn = (value: unknown): readonly number[] =>
  Array.isArray(value) ? value.map(Number) : [];

/**
 * A template with the styles and scripts of its assets, in their order.
 *
 * @param id of the template, `null` for none
 */
export const useTemplate = (id: number | null) => {
  const provider = useDataProvider();
  const read = (resource: string, one: number) => ({
    queryKey: recordKey(resource, one),
    queryFn: async ({ signal }: { signal: AbortSignal }) =>
      (await provider.getOne<DataRecord>(resource, { id: one, signal })).data,
    retry: false,
  });
  const { data, isError } = useQuery({ ...read('templates', id ?? 0), enabled: id !== null });
  const template = id === null ? undefined : data;
  const assets = useQueries({
    queries: idsIn(template?.assignedAssets).map((asset) => read('assets', asset)),
  });
  const sources = (type: number) =>
    assets
      .flatMap(({ data: asset }) => (asset?.type === type ? [String(asset.content)] : []))
      .join('\n');
  return {
    template: {
      html: template ? String(template.template ?? '') : null,
      css: sources(CSS),
      javascript: sources(JAVASCRIPT),
    } satisfies PageTemplate,
    isRefused: (id !== null && isError) || assets.some((asset) => asset.isError),
  };
};
