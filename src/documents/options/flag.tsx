import { flag } from '../../kinds/flag';
import { type ControlInputProps, control } from '../control';
import { fieldContext } from '../fieldContext';
import { typeIs } from '../testers';

const FlagOption = ({ value, name, ...props }: ControlInputProps<boolean>) => (
  <flag.Input {...props} {...fieldContext(name, { kind: 'flag' })} value={value === true} />
);

export const flagRenderer = { tester: typeIs('boolean'), renderer: control(FlagOption) };
