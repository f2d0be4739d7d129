import { TextInput } from '../fields/inputs/TextInput';
import type { InputProps } from '../fields/KindView';

/** An e-mail address, with the keyboard that telephones have for one. */
export const EmailInput = (props: InputProps<string>) => (
  <TextInput {...props} type="email" inputMode="email" />
);
