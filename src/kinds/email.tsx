import type { ShowProps, ViewOf } from '../fields/KindView';
import { LinkShow } from './text/LinkShow';

const EmailShow = (props: ShowProps<string>) => (
  <LinkShow {...props} address={(value) => `mailto:${value}`} />
);

export const email: ViewOf<'email'> = {
  width: 480,
  Show: EmailShow,
  asText: (value) => value,
};
