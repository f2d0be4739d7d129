import { useTranslate } from 'react-admin';
import type { LibraryPicture, MediaChoiceProps } from '../uploads/MediaChoice';
import { MediaOverlay } from './MediaOverlay';
import { MediaPickerDialog } from './MediaPickerDialog';
import type { MediaRecord } from './MediaRecord';
import { mediaAddress } from './mediaAddress';

const pictureOf = (record: MediaRecord): LibraryPicture => ({
  name: record.fileName,
  address: mediaAddress({ id: record.id, fileName: record.fileName }),
  altText: record.altTag,
});

/** The pictures of the media library in a dialog, to choose one or several from. */
export const MediaChoice = ({ takesSeveral, onPick, onClose }: MediaChoiceProps) => {
  const translate = useTranslate();
  if (!takesSeveral)
    return (
      <MediaPickerDialog
        of="images"
        value={null}
        onPick={(record) => onPick([pictureOf(record)])}
        onClose={onClose}
      />
    );
  return (
    <MediaOverlay
      title={translate('kinds.upload.fromMedia')}
      of={['images']}
      onPick={(records) => onPick(records.map(pictureOf))}
      onClose={onClose}
    />
  );
};
