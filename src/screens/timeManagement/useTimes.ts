import { useGetList } from 'react-admin';
import type { openingException } from '../../../resources/ticketing/openingException';
import type { weekdayConfig } from '../../../resources/ticketing/weekdayConfig';
import type { DataRecord, RecordOf } from '../../../schemas';

/** What something is called that is worked out for who reads it. */
interface Called extends DataRecord {
  readonly called: string;
}

export type WeekHours = RecordOf<typeof weekdayConfig> & Called;
export type Exception = RecordOf<typeof openingException> & Called;

/** All that defines when a resource is open. */
export const useTimes = (resourceId: number) => {
  const asked = { filter: { resourceId }, sort: { field: '', order: 'ASC' } as const };
  const week = useGetList<WeekHours>('weekdayConfig', asked, { retry: false });
  const exceptions = useGetList<Exception>('openingException', asked, { retry: false });
  return {
    week: week.data,
    exceptions: exceptions.data,
    error: week.error ?? exceptions.error,
    reload: () => {
      void week.refetch();
      void exceptions.refetch();
    },
  };
};
