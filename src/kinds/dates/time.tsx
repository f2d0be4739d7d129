import AccessTime from '@mui/icons-material/AccessTime';
import { lazy } from 'react';
import { PickerField } from '../../fields/inputs/PickerField';
import type { InputProps, ShowProps, ViewOf } from '../../fields/KindView';
import { readClock, writeClock } from '../../ui/format/dates';
import { Nothing } from '../../ui/Nothing';
import { asFilter } from '../asFilter';

const ClockPicker = lazy(async () => ({ default: (await import('./DatePickers')).ClockPicker }));

const TimeShow = ({ value, isCell }: ShowProps<string | null>) =>
  value ? <time dateTime={value}>{value}</time> : <Nothing isCell={isCell} />;

const TimeInput = (props: InputProps<string | null>) => (
  <PickerField
    {...props}
    texts="time"
    icon={<AccessTime fontSize="small" />}
    write={writeClock}
    read={readClock}
    picker={(pick) => <ClockPicker value={props.value} onPick={pick} />}
  />
);

export const time: ViewOf<'time'> = {
  Show: TimeShow,
  Input: TimeInput,
  Filter: asFilter(TimeInput, null),
  asText: writeClock,
};
