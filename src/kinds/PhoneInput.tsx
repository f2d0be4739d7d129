import { TextInput } from '../fields/inputs/TextInput';
import type { InputProps } from '../fields/KindView';

/** A telephone number, with the keyboard that telephones have for one. */
export const PhoneInput = (props: InputProps<string>) => (
  <TextInput {...props} type="tel" inputMode="tel" />
);
