import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type ReactNode, useId, useState } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { useDropzone } from 'react-dropzone';
import type { PicturesSpec } from '../../../../schemas';
import { dropLimits, limitsText } from '../../../uploads/uploadFiles';

interface Props {
  spec: PicturesSpec;
  label: string;
  onFiles(files: readonly File[]): void;
  /** What is under way. */
  children: ReactNode;
}

/** Where pictures are dropped or chosen, several at a time. */
export const PictureDrop = ({ spec, label, onFiles, children }: Props) => {
  const translate = useTranslate();
  const locale = useLocale();
  const id = useId();
  const [refused, setRefused] = useState<readonly string[]>([]);
  const limits = limitsText(spec, translate, locale);
  const zone = useDropzone({
    ...dropLimits(spec),
    noClick: true,
    noKeyboard: true,
    onDrop: (accepted, rejections) => {
      setRefused(
        rejections.map(({ file, errors }) => {
          const code = errors[0]?.code ?? 'file-invalid-type';
          return `${file.name}: ${translate(`kinds.upload.refused.${code}`, { limits })}`;
        }),
      );
      if (accepted.length > 0) onFiles(accepted);
    },
  });
  return (
    <Box
      {...zone.getRootProps()}
      sx={{
        display: 'grid',
        gap: 1,
        p: 2,
        mb: 2,
        border: '1px dashed',
        borderColor: 'action.disabled',
        borderRadius: 1,
        bgcolor: zone.isDragActive ? 'action.hover' : undefined,
      }}
    >
      <input {...zone.getInputProps({ 'aria-label': label })} />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Button variant="outlined" aria-describedby={id} onClick={zone.open}>
          {translate('kinds.pictures.add')}
        </Button>
        <FormHelperText id={id} sx={{ m: 0 }}>
          {translate('kinds.pictures.drop', { limits })}
        </FormHelperText>
      </Box>
      {children}
      {refused.map((why) => (
        <FormHelperText key={why} error role="alert" sx={{ m: 0 }}>
          {why}
        </FormHelperText>
      ))}
    </Box>
  );
};
