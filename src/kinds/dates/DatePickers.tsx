import Stack from '@mui/material/Stack';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { nlNL } from '@mui/x-date-pickers/locales';
import { MultiSectionDigitalClock } from '@mui/x-date-pickers/MultiSectionDigitalClock';
import dayjs, { type Dayjs } from 'dayjs';
import 'dayjs/locale/en-gb';
import 'dayjs/locale/nl';
import type { ReactNode } from 'react';
import { useLocale } from 'react-admin';

interface Props {
  value: string | null;
  /** The first and the last year on offer. */
  years?: { readonly min?: number; readonly max?: number };
  /** @param isDone whether nothing is left to choose */
  onPick(value: string, isDone: boolean): void;
}

const dutch = nlNL.components.MuiLocalizationProvider.defaultProps.localeText;

const Localized = ({ children }: { children: ReactNode }) => {
  const isDutch = useLocale() === 'nl';
  return (
    <LocalizationProvider
      dateAdapter={AdapterDayjs}
      adapterLocale={isDutch ? 'nl' : 'en-gb'}
      localeText={isDutch ? dutch : undefined}
    >
      {children}
    </LocalizationProvider>
  );
};

const rightOrNull = (moment: Dayjs): Dayjs | null => (moment.isValid() ? moment : null);

const dayOf = (value: string | null): Dayjs | null =>
  value !== null && /^\d{4}-\d{2}-\d{2}/.test(value) ? rightOrNull(dayjs(value)) : null;

const clockOf = (value: string | null): Dayjs | null =>
  value !== null && /^\d{2}:\d{2}$/.test(value) ? rightOrNull(dayjs(`2000-01-01T${value}`)) : null;

/** A calendar of which one day is chosen: yyyy-MM-dd. */
export const DayPicker = ({ value, years, onPick }: Props) => (
  <Localized>
    <DateCalendar
      autoFocus
      minDate={years?.min === undefined ? undefined : dayjs(`${years.min}-01-01`)}
      maxDate={years?.max === undefined ? undefined : dayjs(`${years.max}-12-31`)}
      value={dayOf(value)}
      onChange={(day, state) => day && onPick(day.format('YYYY-MM-DD'), state === 'finish')}
    />
  </Localized>
);

/** Hours and minutes: HH:mm. */
export const ClockPicker = ({ value, onPick }: Props) => (
  <Localized>
    <MultiSectionDigitalClock
      autoFocus
      ampm={false}
      value={clockOf(value)}
      onChange={(time, state) => time && onPick(time.format('HH:mm'), state === 'finish')}
    />
  </Localized>
);

/** A calendar with hours and minutes beside it: a moment in ISO 8601. */
export const MomentPicker = ({ value, onPick }: Props) => {
  const chosen = dayOf(value);
  const pick = (moment: Dayjs | null) =>
    moment && onPick(moment.second(0).millisecond(0).toISOString(), false);
  return (
    <Localized>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ alignItems: 'center' }}>
        <DateCalendar
          autoFocus
          sx={{ flexShrink: 0 }}
          value={chosen}
          onChange={(day) => pick(day && (chosen ? day : day.startOf('day')))}
        />
        <MultiSectionDigitalClock
          ampm={false}
          value={chosen}
          onChange={pick}
          sx={{ width: 'auto', flexShrink: 0, borderBottom: 0 }}
        />
      </Stack>
    </Localized>
  );
};
