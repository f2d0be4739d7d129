import type { ComponentType } from 'react';
import type { OptionsOf } from '../../../schemas';
import type { ShowProps } from '../../fields/KindView';
import { FileLink, PictureOf, type PreviewProps } from './FilePreview';
import { StoredFile } from './StoredFile';

type Options = OptionsOf<'image'>;

/** The view of a file that is stored at once. */
const uploadView = (Preview: ComponentType<PreviewProps>) => {
  const UploadShow = (props: ShowProps<string, Options>) => {
    if (props.isCell) return props.value ? <Preview {...props} /> : null;
    return <StoredFile {...props} Preview={Preview} />;
  };
  return { Show: UploadShow, asText: (value: string) => value, isBlock: true };
};

export const image = uploadView(PictureOf);

export const file = uploadView(FileLink);
