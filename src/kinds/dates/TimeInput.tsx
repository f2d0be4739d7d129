import AccessTime from '@mui/icons-material/AccessTime';
import type { OptionsOf } from '../../../schemas';
import { PickerField } from '../../fields/inputs/PickerField';
import type { InputProps } from '../../fields/KindView';
import { part } from '../../routing/part';
import { readClock, writeClock } from '../../ui/format/dates';

const ClockPicker = part('ClockPicker', async () => ({
  default: (await import('./DatePickers')).ClockPicker,
}));

/** A time of day that is typed, or chosen. */
export const TimeInput = (props: InputProps<string | null, OptionsOf<'time'>>) => (
  <PickerField
    {...props}
    texts="time"
    icon={<AccessTime fontSize="small" />}
    write={writeClock}
    read={(text) => readClock(text, props.field)}
    picker={(pick) => <ClockPicker value={props.value} onPick={pick} />}
  />
);
