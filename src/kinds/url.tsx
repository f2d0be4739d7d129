import type { ViewOf } from './KindTypes';
import type { InputProps, ShowProps } from './KindView';
import { LinkShow } from './LinkShow';
import { TextInput } from './TextInput';

const withScheme = (value: string): string =>
  /^https?:\/\//i.test(value) ? value : `https://${value}`;

const UrlShow = (props: ShowProps<string>) => (
  <LinkShow {...props} address={withScheme} isElsewhere />
);

const UrlInput = (props: InputProps<string>) => <TextInput {...props} type="url" inputMode="url" />;

export const url: ViewOf<'url'> = {
  Show: UrlShow,
  Input: UrlInput,
  asText: (value) => value,
};
