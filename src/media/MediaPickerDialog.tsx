import { useTranslate } from 'react-admin';
import type { MediaTypeName } from '../../schemas/media/mediaTypes';
import { MediaBrowser } from './MediaBrowser';
import { MediaDialog } from './MediaDialog';
import type { MediaRecord } from './MediaRecord';

interface Props {
  of: MediaTypeName;
  /** The file that is chosen now. */
  value: number | null;
  onPick(record: MediaRecord): void;
  onClose(): void;
}

/** The media library in a dialog, to choose one file from or to add it to. */
export const MediaPickerDialog = ({ of, value, onPick, onClose }: Props) => {
  const translate = useTranslate();
  return (
    <MediaDialog title={translate('media.picker.title')} onClose={onClose}>
      <MediaBrowser of={of} chosen={value === null ? [] : [value]} onPick={onPick} />
    </MediaDialog>
  );
};
