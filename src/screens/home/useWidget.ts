import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';

export const WIDGETS = 'dashboard/widgets';

/** The rows that a widget's function answers, for the active organisation. */
export const useWidget = <Row>(fn: string) => {
  const provider = useDataProvider<BackOfficeProvider>();
  return useQuery({
    queryKey: ['widgets', fn],
    retry: false,
    queryFn: async ({ signal }) => {
      const { rows } = await provider.post(WIDGETS, { function: fn }, { isRead: true, signal });
      return rows as readonly Row[];
    },
  });
};
