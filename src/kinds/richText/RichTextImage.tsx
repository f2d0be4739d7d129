import ImageIcon from '@mui/icons-material/ImageOutlined';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import { useTiptapEditor } from 'ra-input-rich-text';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormDialog } from '../../ui/dialogs/FormDialog';
import { FromMedia } from '../../uploads/FromMedia';
import type { LibraryPicture } from '../../uploads/MediaChoice';

interface Picture {
  src: string;
  alt: string;
}

const NO_PICTURE: Picture = { src: '', alt: '' };

/** The button that puts a picture, from the media library or by its address, where the cursor is. */
export const RichTextImage = () => {
  const translate = useTranslate();
  const editor = useTiptapEditor();
  const [picture, setPicture] = useState<Picture | null>(null);
  const close = () => setPicture(null);
  const { src, alt } = picture ?? NO_PICTURE;
  const apply = () => {
    const attrs = { src: src.trim(), alt: alt.trim() };
    if (attrs.src) editor.chain().focus().insertContent({ type: 'image', attrs }).run();
    close();
  };
  const take = ([chosen]: readonly LibraryPicture[]) => {
    if (chosen) setPicture({ src: chosen.address, alt: alt || chosen.altText });
  };
  const field = (name: keyof Picture, label: string) => (
    <TextField
      fullWidth
      size="small"
      margin="dense"
      id={`rich-text-picture-${name}`}
      label={translate(label)}
      value={picture?.[name] ?? ''}
      onChange={({ target }) => setPicture({ src, alt, [name]: target.value })}
    />
  );
  const label = translate('kinds.richText.image');
  return (
    <>
      <ToggleButton
        value="image"
        size="small"
        aria-label={label}
        title={label}
        disabled={!editor?.isEditable}
        onClick={() => setPicture(NO_PICTURE)}
      >
        <ImageIcon fontSize="inherit" />
      </ToggleButton>
      {picture && (
        <FormDialog
          title={label}
          isDirty={false}
          isBusy={false}
          save={translate('kinds.richText.apply')}
          onSave={apply}
          onClose={close}
        >
          <FromMedia onPick={take} />
          {field('src', 'kinds.richText.imageAddress')}
          {field('alt', 'kinds.richText.imageText')}
        </FormDialog>
      )}
    </>
  );
};
