import { TextInput } from '../fields/inputs/TextInput';
import type { InputProps, ShowProps, ViewOf } from '../fields/KindView';
import { LinkShow } from './text/LinkShow';

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
