import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import type { openingException } from '../../../resources/ticketing/openingException';
import { openMinutes } from '../../../resources/ticketing/shared/blockConflicts';
import { inOrder, isOver } from '../../../resources/ticketing/shared/exceptionOrder';
import type { weekdayConfig } from '../../../resources/ticketing/weekdayConfig';
import type { DataRecord, RecordOf } from '../../../schemas';
import { useToday } from '../../session/useToday';
import { DAY, type Span } from '../../ui/week/hours';

type WeekHours = RecordOf<typeof weekdayConfig> & DataRecord;
type Exception = RecordOf<typeof openingException> & DataRecord & { readonly called: string };

/** As many of the days that differ are named. */
const MOST = 4;

const DAYS = [0, 1, 2, 3, 4, 5, 6];

/** What lies between the hours of a day. */
const between = (day: number, hours: ReturnType<typeof openMinutes>): readonly Span[] => {
  const closed: Span[] = [];
  let from = 0;
  for (const open of hours) {
    if (open.from > from) closed.push({ day, from, until: open.from });
    from = Math.max(from, open.until);
  }
  return from < DAY ? [...closed, { day, from, until: DAY }] : closed;
};

/** When a resource is closed each week, and which days to come differ from that; nothing where none is chosen. */
export const useOpeningHours = (resourceId: number | null) => {
  const today = useToday();
  const asked = { filter: { resourceId }, sort: { field: '', order: 'ASC' } as const };
  const options = { retry: false, enabled: resourceId !== null };
  const { data: week } = useGetList<WeekHours>('weekdayConfig', asked, options);
  const { data: exceptions } = useGetList<Exception>('openingException', asked, options);
  return useMemo(
    () => ({
      closed: week ? DAYS.flatMap((day) => between(day, openMinutes(week, day))) : [],
      differing: inOrder(exceptions ?? [], today)
        .filter((exception) => !isOver(exception, today))
        .slice(0, MOST)
        .map(({ called }) => called),
    }),
    [week, exceptions, today],
  );
};
