import type { OptionsOf } from '../../schemas';
import type { ShowProps, ViewOf } from '../fields/KindView';
import { lazyPart } from './lazyPart';
import { LinkShow } from './text/LinkShow';
import { TextShow } from './text/TextShow';
import { withScheme } from './withScheme';

const CopiedUrl = lazyPart('CopiedUrl', async () => (await import('./text/CopiedUrl')).CopiedUrl);

const UrlShow = (props: ShowProps<string, OptionsOf<'url'>>) => {
  const { value, field, isCell } = props;
  // What nobody enters is an address that this server gives out, for others to call.
  if (field.readOnly && value && !isCell) return <CopiedUrl {...props} />;
  // Which website a path is of isn't known here.
  if (field.takes === 'paths' && value.startsWith('/'))
    return <TextShow value={value} isCell={isCell} />;
  return <LinkShow {...props} address={withScheme} isElsewhere />;
};

export const url: ViewOf<'url'> = {
  width: 480,
  Show: UrlShow,
  asText: (value) => value,
};
