import { TextInput } from '../../fields/inputs/TextInput';
import { type ControlInputProps, control } from '../control';
import { formatIs } from '../testers';

const LinkOption = ({ value, ...props }: ControlInputProps<string>) => (
  <TextInput {...props} value={value ?? ''} inputMode="url" placeholder="https://" />
);

export const linkOptionRenderer = { tester: formatIs('link'), renderer: control(LinkOption) };
