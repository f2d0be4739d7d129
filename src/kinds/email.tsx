import { TextInput } from '../fields/inputs/TextInput';
import type { InputProps, ShowProps, ViewOf } from '../fields/KindView';
import { LinkShow } from './text/LinkShow';

const EmailShow = (props: ShowProps<string>) => (
  <LinkShow {...props} address={(value) => `mailto:${value}`} />
);

const EmailInput = (props: InputProps<string>) => (
  <TextInput {...props} type="email" inputMode="email" />
);

export const email: ViewOf<'email'> = {
  Show: EmailShow,
  Input: EmailInput,
  asText: (value) => value,
};
