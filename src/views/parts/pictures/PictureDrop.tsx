import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import type { PicturesSpec } from '../../../../schemas';
import { FilesFromMedia } from '../../../uploads/FromMedia';
import { useFileDrop } from '../../../uploads/useFileDrop';

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
  const id = useId();
  const zone = useFileDrop({ limits: spec, takesSeveral: true, onFiles });
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
        <FilesFromMedia takesSeveral onFiles={zone.take} />
        <FormHelperText id={id} sx={{ m: 0 }}>
          {translate('kinds.pictures.drop', { limits: zone.limits })}
        </FormHelperText>
      </Box>
      {children}
      {zone.refused.map((why) => (
        <FormHelperText key={why} error role="alert" sx={{ m: 0 }}>
          {why}
        </FormHelperText>
      ))}
    </Box>
  );
};
