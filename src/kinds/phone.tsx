import type { ShowProps, ViewOf } from '../fields/KindView';
import { LinkShow } from './text/LinkShow';

/** What is dialled: the digits, without the zero that is left out after a country's code. */
const dialled = (value: string): string => value.replace('(0)', '').replace(/[^\d+]/g, '');

const PhoneShow = (props: ShowProps<string>) => (
  <LinkShow {...props} isOneLine address={(value) => `tel:${dialled(value)}`} />
);

export const phone: ViewOf<'phone'> = {
  width: 240,
  Show: PhoneShow,
  asText: (value) => value,
};
