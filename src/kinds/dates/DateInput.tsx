import CalendarToday from '@mui/icons-material/CalendarToday';
import { lazy } from 'react';
import type { OptionsOf } from '../../../schemas';
import { PickerField } from '../../fields/inputs/PickerField';
import type { InputProps } from '../../fields/KindView';
import { readDay, writeDay } from '../../ui/format/dates';

const DayPicker = lazy(async () => ({ default: (await import('./DatePickers')).DayPicker }));

/** A day that is typed, or chosen. */
export const DateInput = (props: InputProps<string | null, OptionsOf<'date'>>) => (
  <PickerField
    {...props}
    texts="date"
    icon={<CalendarToday fontSize="small" />}
    write={writeDay}
    read={readDay}
    picker={(pick) => <DayPicker value={props.value} years={props.field} onPick={pick} />}
  />
);
