import type { OptionsOf } from '../../schemas';
import { TextInput } from '../fields/inputs/TextInput';
import type { InputProps, ShowProps, ViewOf } from '../fields/KindView';
import { lazyPart } from './lazyPart';
import { LinkShow } from './text/LinkShow';

const withScheme = (value: string): string =>
  /^https?:\/\//i.test(value) ? value : `https://${value}`;

const CopiedUrl = lazyPart(async () => (await import('./text/CopiedUrl')).CopiedUrl);

const UrlShow = (props: ShowProps<string, OptionsOf<'url'>>) =>
  props.field.copies && props.value && !props.isCell ? (
    <CopiedUrl {...props} />
  ) : (
    <LinkShow {...props} address={withScheme} isElsewhere />
  );

/** A name of the internet with nothing before it, as people type it: museum.nl/shop. */
const bare = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(?=$|[/?#:])/u;

/** A web address as it is meant: one that is typed without its scheme gets it. */
export const completeAddress = (typed: string): string =>
  bare.test(typed.trim()) ? withScheme(typed.trim()) : typed;

const UrlInput = (props: InputProps<string>) => {
  const leave = () => {
    const value = props.value ?? '';
    const complete = completeAddress(value);
    if (complete !== value) props.onChange(complete);
    props.onBlur();
  };
  return <TextInput {...props} onBlur={leave} type="url" inputMode="url" />;
};

export const url: ViewOf<'url'> = {
  Show: UrlShow,
  Input: UrlInput,
  asText: (value) => value,
};
