import type { ShowProps, ViewOf } from '../../fields/KindView';
import { CodeShow } from './CodeShow';
import { JSON_HEIGHT } from './heights';

/** JSON with its usual indentation; text that is none as it stands. */
const formatted = (value: string): string => {
  try {
    return JSON.stringify(JSON.parse(value), null, 2);
  } catch {
    return value;
  }
};

const JsonShow = (props: ShowProps<string>) => (
  <CodeShow
    {...props}
    value={props.isCell ? props.value : formatted(props.value)}
    minHeight={JSON_HEIGHT}
  />
);

export const json: ViewOf<'json'> = {
  Show: JsonShow,
  asText: (value) => value,
  isBlock: true,
};
