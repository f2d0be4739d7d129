import CloseIcon from '@mui/icons-material/Close';
import PreviousIcon from '@mui/icons-material/NavigateBefore';
import NextIcon from '@mui/icons-material/NavigateNext';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isAllowed } from '../../../dataProvider/session';
import type { MediaRecord } from '../../media/MediaRecord';
import { mediaAddress } from '../../media/mediaAddress';
import type { MediaFolder } from '../../media/useMediaFolders';
import { useMediaQuery } from '../../ui/useMediaQuery';
import { FileDetails } from './FileDetails';
import { PreviewContent } from './PreviewContent';
import type { Dialogs } from './useFileDialogs';

interface Props {
  dialogs: Dialogs;
  /** The file that is shown first. */
  first: MediaRecord;
  folders: readonly MediaFolder[];
}

interface StepsProps {
  position: number;
  count: number;
  onStep(by: number): void;
}

const Steps = ({ position, count, onStep }: StepsProps) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      <IconButton
        aria-label={translate('media.preview.previous')}
        disabled={position === 0}
        onClick={() => onStep(-1)}
      >
        <PreviousIcon />
      </IconButton>
      <Typography variant="body2" role="status">
        {translate('media.preview.position', { position: position + 1, count })}
      </Typography>
      <IconButton
        aria-label={translate('media.preview.next')}
        disabled={position === count - 1}
        onClick={() => onStep(1)}
      >
        <NextIcon />
      </IconButton>
    </Box>
  );
};

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Players use the arrows themselves, to go forward and back. */
const isPlayer = (target: EventTarget): boolean => target instanceof HTMLMediaElement;

/** A file as it looks or sounds, with what is known of it; arrows lead through the page. */
export const Preview = ({ dialogs, first, folders }: Props) => {
  const translate = useTranslate();
  const titleId = useId();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  const [shown, setShown] = useState(first);
  const { records } = dialogs;
  const position = records.findIndex(({ id }) => id === shown.id);
  const record = records[position] ?? shown;
  const step = (by: number) => setShown(records[position + by] ?? shown);
  const onKey = ({ key, target, currentTarget }: KeyboardEvent) => {
    // What is open over it has keys of its own.
    if (currentTarget.contains(Object(target)) && !isPlayer(target)) step(steps[key] ?? 0);
  };
  return (
    <Dialog
      open
      onClose={dialogs.close}
      onKeyDown={onKey}
      fullWidth
      maxWidth="lg"
      fullScreen={isNarrow}
      aria-labelledby={titleId}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, p: 1.5, pl: 3 }}>
        <Typography
          id={titleId}
          variant="h6"
          component="h2"
          sx={{ flex: '1 1 160px', overflowWrap: 'anywhere' }}
        >
          {record.fileName}
        </Typography>
        {position !== -1 && <Steps position={position} count={records.length} onStep={step} />}
        <Button component="a" href={mediaAddress(record)} download={record.fileName}>
          {translate('media.actions.download')}
        </Button>
        {isAllowed('media', 'update') && (
          <Button onClick={() => dialogs.modify(record)}>
            {translate('media.actions.modify')}
          </Button>
        )}
        <IconButton aria-label={translate('views.close')} onClick={dialogs.close} autoFocus>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <DialogContent
        dividers
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 260px' },
          alignItems: 'start',
        }}
      >
        <PreviewContent key={record.id} record={record} />
        <FileDetails record={record} folders={folders} />
      </DialogContent>
    </Dialog>
  );
};
