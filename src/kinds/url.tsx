import type { OptionsOf } from '../../schemas';
import type { ShowProps, ViewOf } from '../fields/KindView';
import { lazyPart } from './lazyPart';
import { LinkShow } from './text/LinkShow';
import { withScheme } from './withScheme';

const CopiedUrl = lazyPart(async () => (await import('./text/CopiedUrl')).CopiedUrl);

const UrlShow = (props: ShowProps<string, OptionsOf<'url'>>) =>
  props.field.copies && props.value && !props.isCell ? (
    <CopiedUrl {...props} />
  ) : (
    <LinkShow {...props} address={withScheme} isElsewhere />
  );

export const url: ViewOf<'url'> = {
  Show: UrlShow,
  asText: (value) => value,
};
