import type { OptionsOf } from '../../../schemas';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { CodeShow } from './CodeShow';
import { SOURCE_HEIGHT } from './heights';

const SourceShow = (props: ShowProps<string, OptionsOf<'code'>>) => (
  <CodeShow {...props} minHeight={props.field.minHeight ?? SOURCE_HEIGHT} />
);

export const code: ViewOf<'code'> = {
  Show: SourceShow,
  asText: (value) => value,
  isBlock: true,
};
