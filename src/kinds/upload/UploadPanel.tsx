import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { limitsOf, type OptionsOf } from '../../../schemas';
import type { FieldContext } from '../../fields/KindView';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { FilesFromMedia } from '../../uploads/FromMedia';
import type { HeldFile } from '../../uploads/formFiles';
import { UploadState } from '../../uploads/UploadState';
import { useFileDrop } from '../../uploads/useFileDrop';
import type { PreviewProps } from './FilePreview';
import { useFile } from './useFile';

interface Props extends FieldContext<OptionsOf<'image'>> {
  value: string;
  /** The name of the field, for screen readers at each button. */
  label: string;
  isDisabled?: boolean;
  /** Takes the name of a file that was sent ahead of its record, or of none. */
  onAhead?(name: string): void;
  /** It is a field of a form, and not only seen. */
  isEntered: boolean;
  /** The stored file, or the one that waits in its place. */
  preview(more: Pick<PreviewProps, 'version'> | Pick<PreviewProps, 'value' | 'address'>): ReactNode;
}

const quietLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  maxWidth: 720,
  py: 1,
} as const;

/** Where the file is only seen there is no form to fill in: it takes files all the same. Its frame takes no room. */
const dropLook = {
  ...quietLook,
  outline: '1px dashed',
  outlineColor: 'action.disabled',
  mx: -1,
  px: 1,
  borderRadius: 0.5,
} as const;

/** What stands beside the file, or beneath it where there is no room. */
const besideLook = {
  display: 'grid',
  gap: 1,
  justifyItems: 'start',
  minWidth: 0,
  flex: '1 1 12rem',
} as const;

interface ButtonsProps extends Pick<Props, 'value' | 'isDisabled'> {
  /** The id of the description of accepted files. */
  limitsId: string;
  limits: string;
  onChoose(): void;
  /** Without it the file can't be removed. */
  onRemove?(): void;
  /** Another way to choose. */
  children: ReactNode;
}

const UploadButtons = ({ value, isDisabled, ...props }: ButtonsProps) => {
  const translate = useTranslate();
  const { limitsId, limits, onChoose, onRemove } = props;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Button
        size="small"
        variant="outlined"
        aria-describedby={limitsId}
        disabled={isDisabled}
        onClick={onChoose}
      >
        {translate(value ? 'kinds.upload.replace' : 'kinds.upload.choose')}
      </Button>
      {props.children}
      {value && onRemove && (
        <Button size="small" color="error" disabled={isDisabled} onClick={onRemove}>
          {translate('kinds.upload.remove')}
        </Button>
      )}
      <FormHelperText id={limitsId} sx={{ m: 0 }}>
        {limits}
      </FormHelperText>
    </Box>
  );
};

interface HeldProps {
  held: HeldFile;
  isDisabled: boolean | undefined;
  onTakeBack(): void;
}

/** What becomes of the file with the next save, and the way back. */
const Held = ({ held, isDisabled, onTakeBack }: HeldProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <FormHelperText role="status" sx={{ m: 0 }}>
        {translate(`kinds.upload.held.${held.file ? 'replaced' : 'removed'}`)}
      </FormHelperText>
      <Button size="small" disabled={isDisabled} onClick={onTakeBack}>
        {translate('kinds.upload.held.takeBack')}
      </Button>
    </Box>
  );
};

interface RemovalProps {
  name: string;
  onClose(): void;
  onConfirm(): void;
}

const Removal = ({ name, onClose, onConfirm }: RemovalProps) => {
  const translate = useTranslate();
  return (
    <ConfirmDialog
      title={translate('kinds.upload.remove')}
      text={translate('kinds.upload.confirmRemove', { name })}
      confirm={translate('kinds.upload.remove')}
      tone="error"
      onClose={onClose}
      onConfirm={() => {
        onClose();
        onConfirm();
      }}
    />
  );
};

/** Whether it is pictures alone that are taken. */
const takesPictures = (field: OptionsOf<'image'>): boolean =>
  limitsOf(field).accept.every((type) => type.startsWith('image/'));

/** The stored file with all that can be done to it: another by dropping or choosing it, or none. */
export const UploadPanel = (props: Props) => {
  const { value, label, field, preview, onAhead } = props;
  const translate = useTranslate();
  const id = useId();
  const { upload, isBusy, problem, version, send, remove, cancel, retry, held, ...file } =
    useFile(props);
  const [isAsking, setAsking] = useState(false);
  const isDisabled = isBusy || props.isDisabled;
  const askToRemove = () => {
    if (onAhead) onAhead('');
    else if (file.isHeld) remove();
    else setAsking(true);
  };
  const drop = useFileDrop({
    limits: field,
    isDisabled,
    onFiles: ([file]) => file && send(file),
  });
  const bgcolor = drop.isDragActive ? 'action.hover' : undefined;
  return (
    <Box {...drop.getRootProps()} sx={{ ...(props.isEntered ? dropLook : quietLook), bgcolor }}>
      <input {...drop.getInputProps({ 'aria-label': label })} />
      {value && !held && preview({ version })}
      {held?.file &&
        held.address !== null &&
        preview({ value: held.file.name, address: held.address })}
      <Box sx={besideLook}>
        <UploadButtons
          value={held ? (held.file?.name ?? '') : value}
          isDisabled={isDisabled}
          limitsId={id}
          limits={translate('kinds.upload.drop', { limits: drop.limits })}
          onChoose={drop.open}
          onRemove={field.remove && !held ? askToRemove : undefined}
        >
          {takesPictures(field) && <FilesFromMedia isDisabled={isDisabled} onFiles={drop.take} />}
        </UploadButtons>

        {held && <Held held={held} isDisabled={isDisabled} onTakeBack={file.takeBack} />}
        {upload && <UploadState upload={upload} onCancel={cancel} onRetry={retry} />}
        {problem && <Alert severity="error">{problem}</Alert>}
        {drop.refused.map((why) => (
          <FormHelperText key={why} error role="alert" sx={{ m: 0 }}>
            {why}
          </FormHelperText>
        ))}
      </Box>
      {isAsking && <Removal name={value} onClose={() => setAsking(false)} onConfirm={remove} />}
    </Box>
  );
};
