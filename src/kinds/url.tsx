import Box from '@mui/material/Box';
import type { OptionsOf } from '../../schemas';
import { TextInput } from '../fields/inputs/TextInput';
import type { InputProps, ShowProps, ViewOf } from '../fields/KindView';
import { CopyButton } from '../ui/CopyButton';
import { LinkShow } from './text/LinkShow';

const withOrigin = (value: string): string => (value.startsWith('/') ? value : withScheme(value));

const withScheme = (value: string): string =>
  /^https?:\/\//i.test(value) ? value : `https://${value}`;

/** An address to be copied: nobody opens it, a machine calls it. */
const CopiedUrl = ({ value, name, labelScope }: ShowProps<string>) => {
  const whole = new URL(withOrigin(value), window.location.origin).href;
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="code" sx={{ overflowWrap: 'anywhere' }}>
        {whole}
      </Box>
      <CopyButton text={whole} label={labelScope.field(name)} />
    </Box>
  );
};

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
