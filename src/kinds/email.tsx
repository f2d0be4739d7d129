import type { ViewOf } from './KindTypes';
import type { InputProps, ShowProps } from './KindView';
import { LinkShow } from './LinkShow';
import { TextInput } from './TextInput';

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
