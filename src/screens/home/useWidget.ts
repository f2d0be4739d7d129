import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { AnyFields } from '../../../schemas';

export const WIDGETS = 'dashboard/widgets';

/**
 * The rows that a widget's function answers, for the active organisation. Its error is why there are none: those that
 * are there stay when they can't be read anew.
 */
export const useWidget = <const Fields extends AnyFields>(fn: string, fields: Fields) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const answer = useQuery({
    queryKey: ['widgets', fn],
    retry: false,
    queryFn: async ({ signal }) =>
      (await provider.ask({ path: WIDGETS, fn }, { rows: fields }, { signal })).rows,
  });
  return { ...answer, error: answer.isLoadingError ? answer.error : null };
};
