import { TimeInput } from '../../kinds/dates/TimeInput';
import { type ControlInputProps, control, textOption } from '../control';
import { fieldContext } from '../fieldContext';
import { formatIs } from '../testers';

/** A time of day: typed, or chosen from a clock. */
export const TimeFill = ({ value, name, row, ...props }: ControlInputProps<string | null>) => (
  <TimeInput
    {...props}
    {...fieldContext(name, { kind: 'time' })}
    value={value ?? null}
    help={props.help || textOption(row, 'placeholder')}
  />
);

export const timeRenderer = { tester: formatIs('time'), renderer: control(TimeFill) };
