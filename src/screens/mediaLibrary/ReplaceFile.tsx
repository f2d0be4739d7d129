import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { type MediaTypeName, mediaTypeOf, mediaTypes } from '../../../schemas/media/mediaTypes';
import type { MediaRecord } from '../../media/MediaRecord';
import { filled } from '../../ui/useTexts';
import { Usage } from '../../views/usage/Usage';
import { useLibraryTexts } from './texts';

interface Props {
  definition: Resource;
  record: MediaRecord;
  onFile(file: File): void;
  onClose(): void;
}

/** What the device's own dialog shows, where a kind goes by the beginning of its types. */
const accepted: Partial<Record<MediaTypeName, string>> = {
  images: 'image/*',
  video: 'video/*',
  audio: 'audio/*',
};

const kindOf = (type: number): MediaTypeName => {
  const names = Object.keys(mediaTypes) as MediaTypeName[];
  return names.find((name) => mediaTypes[name] === type) ?? 'other';
};

/** Asks for the file that takes the place of another, which must be of its kind, and lists where it will be seen. */
export const ReplaceFile = ({ definition, record, onFile, onClose }: Props) => {
  const translate = useTranslate();
  const texts = useLibraryTexts().replace;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState('');
  const kind = kindOf(Number(record.type));
  const take = (file: File) => {
    // What the browser can't name is left to the server, which looks into it.
    const isOther = file.type !== '' && mediaTypeOf(file.type) !== record.type;
    if (isOther) return setRefused(file.name);
    onFile(file);
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
      <DialogTitle id={`${id}-title`} sx={{ overflowWrap: 'anywhere' }}>
        {filled(texts.title, { name: record.fileName })}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`}>
          {filled(texts.text, { kind: translate(`media.types.${kind}`) })}
        </DialogContentText>
        <Usage definition={definition} ids={[record.id]} effect={texts.effect} />
        {refused !== '' && (
          <Alert severity="error" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
            {filled(texts.otherKind, { name: refused })}
          </Alert>
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept={accepted[kind]}
          onChange={({ target }) => {
            const file = target.files?.[0];
            // The same one may be chosen once more.
            target.value = '';
            if (file) take(file);
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('views.cancel')}</Button>
        <Button variant="contained" autoFocus onClick={() => input.current?.click()}>
          {translate('kinds.upload.choose')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};
