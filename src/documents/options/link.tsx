import { TextInput } from '../../fields/inputs/TextInput';
import { completeAddress } from '../../kinds/UrlInput';
import { type ControlInputProps, control } from '../control';
import { formatIs } from '../testers';

const LinkOption = ({ value = '', onChange, ...props }: ControlInputProps<string>) => {
  const leave = () => {
    const complete = completeAddress(value);
    if (complete !== value) onChange(complete);
    props.onBlur();
  };
  return (
    <TextInput
      {...props}
      value={value}
      onChange={onChange}
      onBlur={leave}
      inputMode="url"
      placeholder="https://"
    />
  );
};

export const linkOptionRenderer = { tester: formatIs('link'), renderer: control(LinkOption) };
