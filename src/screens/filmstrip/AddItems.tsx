import AddIcon from '@mui/icons-material/AddPhotoAlternateOutlined';
import SheetIcon from '@mui/icons-material/PostAddOutlined';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { isAllowed } from '../../../dataProvider/session';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import { type Item, itemOf, itemOfSheet } from './items';
import { useStripTexts } from './texts';

const MediaOverlay = lazyDialog(
  async () => (await import('../../media/MediaOverlay')).MediaOverlay,
);
const SheetDialog = lazyDialog(async () => (await import('./SheetDialog')).SheetDialog);

interface Props {
  isDisabled: boolean | undefined;
  /** @param make makes the new items for the default time, in seconds */
  onAdd(make: (defDuration: number) => readonly Item[]): void;
}

/** The ways to add items: files of the media library, and price sheets. */
export const AddItems = ({ isDisabled, onAdd }: Props) => {
  const texts = useStripTexts();
  const [open, setOpen] = useState<'media' | 'sheets' | null>(null);
  const close = () => setOpen(null);
  const common = { variant: 'outlined', disabled: isDisabled, 'aria-haspopup': 'dialog' } as const;
  return (
    <>
      {isAllowed('media', 'read') ? (
        <Button {...common} startIcon={<AddIcon />} onClick={() => setOpen('media')}>
          {texts.addMedia}
        </Button>
      ) : (
        <Typography variant="body2" color="text.secondary">
          {texts.noMedia}
        </Typography>
      )}
      <Button {...common} startIcon={<SheetIcon />} onClick={() => setOpen('sheets')}>
        {texts.addSheet}
      </Button>
      {open === 'media' && (
        <MediaOverlay
          title={texts.addMedia}
          of={['images', 'video']}
          onPick={(files) => {
            close();
            onAdd((seconds) => files.map((file) => itemOf(file, seconds)));
          }}
          onClose={close}
        />
      )}
      {open === 'sheets' && (
        <SheetDialog
          onPick={(sheet) => {
            close();
            onAdd((seconds) => [itemOfSheet(sheet, seconds)]);
          }}
          onClose={close}
        />
      )}
    </>
  );
};
