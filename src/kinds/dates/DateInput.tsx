import CalendarToday from '@mui/icons-material/CalendarToday';
import { useLocale } from 'react-admin';
import type { OptionsOf } from '../../../schemas';
import { readDate } from '../../../schemas/kinds/dates/date';
import { PickerField } from '../../fields/inputs/PickerField';
import type { InputProps } from '../../fields/KindView';
import { part } from '../../routing/part';
import { useToday } from '../../session/useToday';
import { dayInWords, readDay, writeDay } from '../../ui/format/dates';
import { findDayInWords } from './dayInWords';

const DayPicker = part('DayPicker', async () => ({
  default: (await import('./DatePickers')).DayPicker,
}));

/** A day that is typed as people write it, or chosen. */
export const DateInput = (props: InputProps<string | null, OptionsOf<'date'>>) => {
  const today = useToday();
  const locale = useLocale();
  return (
    <PickerField
      {...props}
      texts="date"
      icon={<CalendarToday fontSize="small" />}
      write={writeDay}
      read={(text) => readDay(text, (typed) => findDayInWords(typed, today))}
      understood={(value) => (readDate(value) === value ? dayInWords(value, locale) : '')}
      picker={(pick) => <DayPicker value={props.value} years={props.field} onPick={pick} />}
    />
  );
};
