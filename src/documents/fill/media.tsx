import { rowTypeOf } from '../../../schemas/documents';
import { MediaPicker } from '../../media/MediaPicker';
import { type ControlInputProps, control, textOption } from '../control';
import { formatIs } from '../testers';

/** A picture or any file, chosen from the media. */
export const MediaFill = ({ value, row, ...props }: ControlInputProps<number | null>) => (
  <MediaPicker
    id={props.id}
    label={props.label}
    value={value ?? null}
    onChange={props.onChange}
    of={row && rowTypeOf(row.type)?.name === 'imageInput' ? 'images' : 'all'}
    error={props.error}
    help={props.help || textOption(row, 'placeholder')}
    isRequired={props.isRequired}
    isDisabled={props.isDisabled}
  />
);

export const mediaRenderer = { tester: formatIs('media'), renderer: control(MediaFill) };
