import type { OptionsOf } from '../../../schemas';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { leastLines } from './leastLines';
import { TextShow } from './TextShow';

/** As high as its input, and broken where that breaks it. */
const LongTextShow = (props: ShowProps<string, OptionsOf<'longText'>>) =>
  props.isCell ? (
    <TextShow {...props} />
  ) : (
    <div style={{ minHeight: `${leastLines(props.field) * 1.25}rem`, paddingInlineEnd: 24 }}>
      <TextShow {...props} />
    </div>
  );

export const longText: ViewOf<'longText'> = {
  width: 720,
  Show: LongTextShow,
  asText: (value) => value,
};
