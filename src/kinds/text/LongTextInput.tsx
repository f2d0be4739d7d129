import type { OptionsOf } from '../../../schemas';
import { TextInput } from '../../fields/inputs/TextInput';
import type { InputProps } from '../../fields/KindView';

const LINES = { least: 3, most: 12 } as const;

/** In pixels: of a line, and of what stands above the first and below the last one. */
const HEIGHTS = { line: 23, padding: 17 } as const;

const linesIn = (height: number): number =>
  Math.max(1, Math.floor((height - HEIGHTS.padding) / HEIGHTS.line));

/** A text of several lines, which grows with it. */
export const LongTextInput = (props: InputProps<string, OptionsOf<'longText'>>) => {
  const { minHeight } = props.field;
  const least = minHeight === undefined ? LINES.least : linesIn(minHeight);
  return <TextInput {...props} rows={[least, LINES.most]} />;
};
