import Box from '@mui/material/Box';
import { useLocale, useTranslate } from 'react-admin';
import { effectiveHours, weekdayOf } from '../../../resources/ticketing/shared/effectiveHours';
import { daysAfter } from '../../../schemas';
import type { ResourceLabels } from '../../fields/labels';
import { dateFormat } from '../../ui/format/formatters';
import { Part } from '../../ui/Part';
import { hoursText } from './hoursText';
import type { Exception, WeekHours } from './useTimes';

/** Today and the six days after it. */
const DAYS = [0, 1, 2, 3, 4, 5, 6];

const daysLook = {
  display: 'grid',
  gap: 1,
  m: 0,
  p: 0,
  listStyle: 'none',
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(auto-fit, minmax(120px, 1fr))',
  },
} as const;

const dayLook = {
  p: 1.5,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  '&[aria-current]': { borderColor: 'primary.main', borderWidth: 2, p: '11px' },
} as const;

interface Props {
  week: readonly WeekHours[];
  exceptions: readonly Exception[];
  today: string;
  labels: ResourceLabels;
}

/** When the resource is really open, for seven days from today. */
export const EffectiveHours = ({ week, exceptions, today, labels }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const written = dateFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' });
  return (
    <Part title={labels.screen('effective')}>
      <Box component="ol" sx={daysLook}>
        {DAYS.map((later) => {
          const day = daysAfter(today, later);
          const { hours, exceptions: deciding } = effectiveHours(day, week, exceptions);
          const isClosed = hours.length === 0;
          return (
            <Box
              component="li"
              key={day}
              sx={dayLook}
              aria-current={later === 0 ? 'date' : undefined}
            >
              <Box sx={{ fontWeight: 'fontWeightMedium' }}>
                {later === 0
                  ? labels.screen('today')
                  : translate(`codes.weekdaysFromSunday.${weekdayOf(day)}`)}
              </Box>
              <Box
                component="time"
                dateTime={day}
                sx={{ color: 'text.secondary', display: 'block' }}
              >
                {written.format(new Date(`${day}T00:00:00Z`))}
              </Box>
              {isClosed && <Box sx={{ color: 'text.secondary' }}>{labels.screen('closed')}</Box>}
              {hours.map((one) => (
                <div key={`${one.from} ${one.until}`}>{hoursText(one, labels)}</div>
              ))}
              {deciding.length > 0 && (
                <Box sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
                  {deciding.map(({ comment }) => comment || labels.screen('exception')).join(', ')}
                </Box>
              )}
            </Box>
          );
        })}
      </Box>
    </Part>
  );
};
