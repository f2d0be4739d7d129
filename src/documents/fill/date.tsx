import { DateInput } from '../../kinds/dates/DateInput';
import { type ControlInputProps, control, textOption } from '../control';
import { fieldContext } from '../fieldContext';
import { formatIs } from '../testers';

/** A day: typed, or chosen from a calendar. */
export const DateFill = ({ value, name, row, ...props }: ControlInputProps<string | null>) => (
  <DateInput
    {...props}
    {...fieldContext(name, { kind: 'date' })}
    value={value ?? null}
    help={props.help || textOption(row, 'placeholder')}
  />
);

export const dateRenderer = { tester: formatIs('date'), renderer: control(DateFill) };
