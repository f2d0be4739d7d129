import { TextInput } from '../fields/inputs/TextInput';
import type { InputProps, ShowProps, ViewOf } from '../fields/KindView';
import { LinkShow } from './text/LinkShow';

/** What is dialled: the digits, without the zero that is left out after a country's code. */
const dialled = (value: string): string => value.replace('(0)', '').replace(/[^\d+]/g, '');

const PhoneShow = (props: ShowProps<string>) => (
  <LinkShow {...props} isOneLine address={(value) => `tel:${dialled(value)}`} />
);

const PhoneInput = (props: InputProps<string>) => (
  <TextInput {...props} type="tel" inputMode="tel" />
);

export const phone: ViewOf<'phone'> = {
  Show: PhoneShow,
  Input: PhoneInput,
  asText: (value) => value,
};
