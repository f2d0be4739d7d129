import type { OptionsOf } from '../../../schemas';
import type { ShowProps, ViewOf } from '../../fields/KindView';
import { leastLines } from './leastLines';
import look from './longText.module.css';
import { TextShow } from './TextShow';

/** As high as its input, and broken where that breaks it. */
const LongTextShow = (props: ShowProps<string, OptionsOf<'longText'>>) =>
  props.isCell ? (
    <TextShow {...props} />
  ) : (
    <div
      className={look.longText}
      style={{ minHeight: `${leastLines(props.field) * 1.25}rem` }}
      data-text={props.value}
    >
      <TextShow {...props} />
    </div>
  );

export const longText: ViewOf<'longText'> = {
  width: 720,
  Show: LongTextShow,
  asText: (value) => value,
};
