import { MediaPicker } from '../../media/MediaPicker';
import { type ControlInputProps, control } from '../control';
import { formatIs } from '../testers';

const mediaOption = (of: 'images' | 'video') => {
  const MediaOption = ({
    id,
    label,
    value,
    onChange,
    ...props
  }: ControlInputProps<number | null>) => (
    <MediaPicker
      id={id}
      label={label}
      value={value ?? null}
      onChange={onChange}
      of={of}
      error={props.error}
      help={props.help}
      isDisabled={props.isDisabled}
    />
  );
  return { tester: formatIs(of), renderer: control(MediaOption) };
};

/** The picture that a row shows. */
export const imageOptionRenderer = mediaOption('images');

/** The video that a row shows. */
export const videoOptionRenderer = mediaOption('video');
