import type { ViewOf } from './KindTypes';
import type { InputProps, ShowProps } from './KindView';
import { LinkShow } from './LinkShow';
import { TextInput } from './TextInput';

/** What is dialled: the digits, without the zero that is left out after a country's code. */
const dialled = (value: string): string => value.replace('(0)', '').replace(/[^\d+]/g, '');

const PhoneShow = (props: ShowProps<string>) => (
  <LinkShow {...props} address={(value) => `tel:${dialled(value)}`} />
);

const PhoneInput = (props: InputProps<string>) => (
  <TextInput {...props} type="tel" inputMode="tel" />
);

export const phone: ViewOf<'phone'> = {
  Show: PhoneShow,
  Input: PhoneInput,
  asText: (value) => value,
};
