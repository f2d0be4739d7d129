import { TextInput } from '../fields/inputs/TextInput';
import type { InputProps } from '../fields/KindView';
import { withScheme } from './withScheme';

/** A name of the internet with nothing before it, as people type it: museum.nl/shop. */
const bare = /^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(?=$|[/?#:])/u;

/** A web address as it is meant: one that is typed without its scheme gets it. */
export const completeAddress = (typed: string): string =>
  bare.test(typed.trim()) ? withScheme(typed.trim()) : typed;

/** A web address, completed when it is left. */
export const UrlInput = (props: InputProps<string>) => {
  const leave = () => {
    const value = props.value ?? '';
    const complete = completeAddress(value);
    if (complete !== value) props.onChange(complete);
    props.onBlur();
  };
  return <TextInput {...props} onBlur={leave} type="url" inputMode="url" />;
};
