import CalendarToday from '@mui/icons-material/CalendarToday';
import { useLocale } from 'react-admin';
import { shownMoment } from '../../../schemas/days/shownDay';
import { PickerField } from '../../fields/inputs/PickerField';
import type { InputProps } from '../../fields/KindView';
import { part } from '../../routing/part';
import { useToday } from '../../session/useToday';
import { readMoment, writeMoment } from '../../ui/format/dates';
import { findDayInWords } from './dayInWords';

const MomentPicker = part('MomentPicker', async () => ({
  default: (await import('./DatePickers')).MomentPicker,
}));

/** A moment that is typed as people write it, or chosen. */
export const DateTimeInput = (props: InputProps<string | null>) => {
  const today = useToday();
  const locale = useLocale();
  return (
    <PickerField
      {...props}
      texts="dateTime"
      icon={<CalendarToday fontSize="small" />}
      write={writeMoment}
      read={(text) => readMoment(text, (typed) => findDayInWords(typed, today))}
      understood={(value) => (writeMoment(value) === '' ? '' : shownMoment(value, locale))}
      picker={(pick) => <MomentPicker value={props.value} onPick={pick} />}
    />
  );
};
