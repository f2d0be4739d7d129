import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { DataRecord } from '../../../schemas';
import { useAssets } from '../../views/livePage/useAssets';
import { recordKey } from '../../views/recordKeys';

/** What a page is put into. */
export interface PageTemplate {
  /** `null` where it has none. */
  readonly html: string | null;
  readonly css: string;
  readonly javascript: string;
}

/**
 * A template with the styles and scripts of its assets, in their order.
 *
 * @param id of the template, `null` for none
 */
export const useTemplate = (id: number | null) => {
  const provider = useDataProvider();
  const { data, isError } = useQuery({
    queryKey: recordKey('templates', id ?? 0),
    queryFn: async ({ signal }) =>
      (await provider.getOne<DataRecord>('templates', { id: id ?? 0, signal })).data,
    retry: false,
    enabled: id !== null,
  });
  const template = id === null ? undefined : data;
  const { css, javascript, isRefused } = useAssets(template?.assignedAssets);
  return {
    template: {
      html: template ? String(template.template ?? '') : null,
      css,
      javascript,
    } satisfies PageTemplate,
    isRefused: (id !== null && isError) || isRefused,
  };
};
