import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useLocale, useTranslate } from 'ra-core';
import { type ReactNode, useId, useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { ConfirmDialog } from '../views/ConfirmDialog';
import type { OptionsOf } from './KindTypes';
import type { FieldContext } from './KindView';
import { UploadState } from './UploadState';
import { limitsText } from './uploadFiles';
import { useUpload } from './useUpload';

interface Props extends FieldContext<OptionsOf<'image'>> {
  value: string;
  /** The name of the field, for screen readers at each button. */
  label: string;
  isDisabled?: boolean;
  inputRef?: (element: HTMLElement | null) => void;
  /** The stored file; `version` changes when another one is stored. */
  preview(version: number): ReactNode;
}

const dropLook = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 2,
  border: '1px dashed',
  borderColor: 'action.disabled',
  borderRadius: 1,
} as const;

/** The stored file with all that can be done to it: another by dropping or choosing it, or none. */
export const UploadPanel = (props: Props) => {
  const { value, label, field, isDisabled, preview } = props;
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const { state, version, send, remove, cancel } = useUpload(props);
  const [refused, setRefused] = useState('');
  const [isAsking, setAsking] = useState(false);
  const limits = limitsText(field, translate, locale);
  const isBusy = state.phase === 'sending' || state.phase === 'removing';

  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: Object.fromEntries(field.accept.map((type) => [type, []])),
    maxSize: field.maxBytes,
    multiple: false,
    noClick: true,
    noKeyboard: true,
    disabled: isBusy || isDisabled,
    onDropAccepted: ([file]) => {
      setRefused('');
      if (file) send(file);
    },
    onDropRejected: ([rejection]) => {
      const code = rejection?.errors[0]?.code ?? 'file-invalid-type';
      setRefused(translate(`kinds.upload.refused.${code}`, { limits }));
    },
  });

  return (
    <Box
      {...getRootProps()}
      sx={{ ...dropLook, bgcolor: isDragActive ? 'action.hover' : undefined }}
    >
      <input {...getInputProps({ 'aria-label': label })} />
      {value && preview(version)}
      <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start', minWidth: 0, flex: 1 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            size="small"
            variant="outlined"
            ref={props.inputRef}
            aria-describedby={id}
            disabled={isBusy || isDisabled}
            onClick={open}
          >
            {translate(value ? 'kinds.upload.replace' : 'kinds.upload.choose')}
          </Button>
          {value && field.remove && (
            <Button
              size="small"
              color="error"
              disabled={isBusy || isDisabled}
              onClick={() => setAsking(true)}
            >
              {translate('kinds.upload.remove')}
            </Button>
          )}
        </Box>
        <FormHelperText id={id} sx={{ m: 0 }}>
          {translate('kinds.upload.drop', { limits })}
        </FormHelperText>
        <UploadState state={state} onCancel={cancel} onRetry={send} />
        {refused && (
          <FormHelperText error role="alert" sx={{ m: 0 }}>
            {refused}
          </FormHelperText>
        )}
      </Box>
      {isAsking && (
        <ConfirmDialog
          title={translate('kinds.upload.remove')}
          text={translate('kinds.upload.confirmRemove', { name: value })}
          confirm={translate('kinds.upload.remove')}
          tone="error"
          onClose={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            remove();
          }}
        />
      )}
    </Box>
  );
};
