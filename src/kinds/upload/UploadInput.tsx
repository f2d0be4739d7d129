import type { ComponentType } from 'react';
import type { OptionsOf } from '../../../schemas';
import { LabelledGroup } from '../../fields/inputs/LabelledGroup';
import type { InputProps } from '../../fields/KindView';
import { FileLink, PictureOf, type PreviewProps } from './FilePreview';
import { StoredFile } from './StoredFile';

const uploadInput = (Preview: ComponentType<PreviewProps>) => {
  const UploadInput = (props: InputProps<string, OptionsOf<'image'>>) => (
    <LabelledGroup {...props}>
      <StoredFile {...props} Preview={Preview} />
    </LabelledGroup>
  );
  return UploadInput;
};

/** A picture that is stored as soon as it is chosen. */
export const ImageInput = uploadInput(PictureOf);

/** A file that is stored as soon as it is chosen. */
export const FileInput = uploadInput(FileLink);
