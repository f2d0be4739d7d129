import FileIcon from '@mui/icons-material/InsertDriveFileOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { type Ref, useId } from 'react';
import { useLocale, useTranslate } from 'react-admin';
import { sizeInUnit } from './sizeText';
import type { Upload } from './UploadQueue';
import { UploadState } from './UploadState';
import type { useFileDrop } from './useFileDrop';

interface Props {
  drop: ReturnType<typeof useFileDrop>;
  /** What was chosen. */
  file: File | null;
  /** Why it can't be sent as it is. */
  problem: string;
  /** What has become of it, once it is sent. */
  upload: Upload | undefined;
  isBusy: boolean;
  chooserRef: Ref<HTMLButtonElement>;
  onRetry(): void;
  onCancel(id: number): void;
}

const ChosenFile = ({ name, size }: { name: string; size: number }) => {
  const translate = useTranslate();
  const locale = useLocale();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minWidth: 0, width: '100%' }}>
      <FileIcon color="action" />
      <Typography sx={{ overflowWrap: 'anywhere', flex: 1 }}>{name}</Typography>
      <Typography variant="caption" color="text.secondary" noWrap>
        {sizeInUnit(size, translate, locale)}
      </Typography>
    </Box>
  );
};

/** A file in a form: dropped or chosen, then sent with what is entered beside it. */
export const FileEntry = ({ drop, file, problem, upload, isBusy, ...props }: Props) => {
  const { chooserRef, onRetry, onCancel } = props;
  const translate = useTranslate();
  const id = useId();
  const problems = drop.refused.length > 0 || problem === '' ? drop.refused : [problem];
  return (
    <Box
      {...drop.getRootProps()}
      sx={{
        display: 'grid',
        justifyItems: 'start',
        gap: 1,
        p: 2,
        border: '1px dashed',
        borderColor: problems.length > 0 ? 'error.main' : 'action.disabled',
        borderRadius: 1,
        bgcolor: drop.isDragActive ? 'action.hover' : undefined,
      }}
    >
      <input {...drop.getInputProps({ 'aria-label': translate('kinds.upload.file') })} />
      {file && <ChosenFile name={file.name} size={file.size} />}
      <Button
        ref={chooserRef}
        size="small"
        variant="outlined"
        autoFocus
        disabled={isBusy}
        aria-describedby={id}
        onClick={drop.open}
      >
        {translate(file ? 'kinds.upload.replace' : 'kinds.upload.choose')}
      </Button>
      <FormHelperText id={id} sx={{ m: 0 }}>
        {translate('kinds.upload.drop', { limits: drop.limits })}
      </FormHelperText>
      {problems.map((why) => (
        <FormHelperText key={why} error role="alert" sx={{ m: 0 }}>
          {why}
        </FormHelperText>
      ))}
      {upload && <UploadState upload={upload} onCancel={onCancel} onRetry={onRetry} />}
    </Box>
  );
};
