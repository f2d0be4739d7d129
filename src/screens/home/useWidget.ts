import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { AnyFields } from '../../../schemas';

export const WIDGETS = 'dashboard/widgets';

/** The rows that a widget's function answers, for the active organisation. */
export const useWidget = <const Fields extends AnyFields>(fn: string, fields: Fields) => {
  const provider = useDataProvider<BackOfficeProvider>();
  return useQuery({
    queryKey: ['widgets', fn],
    retry: false,
    queryFn: async ({ signal }) =>
      (await provider.ask({ path: WIDGETS, fn }, { rows: fields }, { signal })).rows,
  });
};
