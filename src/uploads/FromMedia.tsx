import PhotoLibrary from '@mui/icons-material/PhotoLibraryOutlined';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { use, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isAllowed } from '../../dataProvider/session';
import { type LibraryPicture, MediaChoiceContext } from './MediaChoice';

interface Props {
  takesSeveral?: boolean;
  isDisabled?: boolean;
  onPick(pictures: readonly LibraryPicture[]): void;
}

/** The button that chooses pictures from the media library; none for who may not see it. */
export const FromMedia = ({ takesSeveral, isDisabled, onPick }: Props) => {
  const translate = useTranslate();
  const Choice = use(MediaChoiceContext);
  const [isOpen, setOpen] = useState(false);
  if (!Choice || !isAllowed('media', 'read')) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<PhotoLibrary />}
        aria-haspopup="dialog"
        disabled={isDisabled}
        onClick={() => setOpen(true)}
      >
        {translate('kinds.upload.fromMedia')}
      </Button>
      {isOpen && (
        <Choice
          takesSeveral={takesSeveral}
          onPick={(pictures) => {
            setOpen(false);
            onPick(pictures);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
};

const fileOf = async ({ address, name }: LibraryPicture): Promise<File> => {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const content = await answer.blob();
  return new File([content], name, { type: content.type });
};

interface FilesProps extends Omit<Props, 'onPick'> {
  onFiles(files: readonly File[]): void;
}

/** The same where files are taken: a copy of each picture is stored with the record. */
export const FilesFromMedia = ({ onFiles, ...props }: FilesProps) => {
  const translate = useTranslate();
  const [state, setState] = useState<'none' | 'reading' | 'failed'>('none');
  const read = async (pictures: readonly LibraryPicture[]) => {
    setState('reading');
    try {
      onFiles(await Promise.all(pictures.map(fileOf)));
      setState('none');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <FromMedia {...props} isDisabled={props.isDisabled || state === 'reading'} onPick={read} />
      {state === 'failed' && (
        <FormHelperText error role="alert" sx={{ m: 0 }}>
          {translate('kinds.upload.fromMediaFailed')}
        </FormHelperText>
      )}
    </>
  );
};
