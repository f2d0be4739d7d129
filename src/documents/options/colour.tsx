import { ColourInput } from '../../kinds/colour/ColourInput';
import { type ControlInputProps, control } from '../control';
import { fieldContext } from '../fieldContext';
import { formatIs } from '../testers';

const ColourOption = ({ value, name, ...props }: ControlInputProps<string>) => (
  <ColourInput {...props} {...fieldContext(name, { kind: 'colour' })} value={value ?? ''} />
);

export const colourRenderer = { tester: formatIs('colour'), renderer: control(ColourOption) };
