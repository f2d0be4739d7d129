import CalendarToday from '@mui/icons-material/CalendarToday';
import { lazy } from 'react';
import { PickerField } from '../../fields/inputs/PickerField';
import type { InputProps } from '../../fields/KindView';
import { readMoment, writeMoment } from '../../ui/format/dates';

const MomentPicker = lazy(async () => ({ default: (await import('./DatePickers')).MomentPicker }));

/** A moment that is typed, or chosen. */
export const DateTimeInput = (props: InputProps<string | null>) => (
  <PickerField
    {...props}
    texts="dateTime"
    icon={<CalendarToday fontSize="small" />}
    write={writeMoment}
    read={readMoment}
    picker={(pick) => <MomentPicker value={props.value} onPick={pick} />}
  />
);
