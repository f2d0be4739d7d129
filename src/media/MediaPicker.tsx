import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isAllowed } from '../../dataProvider/session';
import type { MediaTypeName } from '../../schemas/media/mediaTypes';
import { LabelledGroup } from '../fields/inputs/LabelledGroup';
import { lazyDialog } from '../ui/loading/lazyDialog';
import { Skeleton } from '../ui/optimisations/Skeleton';
import { useSizeText } from '../uploads/useSizeText';
import type { MediaRecord } from './MediaRecord';
import { MediaThumb } from './MediaThumb';
import { useMedia } from './useMedia';

const MediaPickerDialog = lazyDialog(
  async () => (await import('./MediaPickerDialog')).MediaPickerDialog,
);

interface Props {
  id?: string;
  label: string;
  /** The id of the chosen file. */
  value: number | null;
  onChange(id: number | null): void;
  /** The kind of file that can be chosen. */
  of: MediaTypeName;
  error?: string;
  help?: string;
  isRequired?: boolean;
  isDisabled?: boolean;
}

const mayRead = (): boolean => isAllowed('media', 'read');

const Chosen = ({ id }: { id: number | null }) => {
  const translate = useTranslate();
  const sizeText = useSizeText();
  const { record, isPending, error } = useMedia(id);
  if (isPending) return <Skeleton variant="rounded" width={64} height={64} />;
  if (!record) {
    const missing = !mayRead() ? 'noRight' : error ? 'unread' : 'gone';
    return (
      <Typography variant="body2" color="text.secondary">
        {translate(`media.picker.${id === null ? 'none' : missing}`)}
      </Typography>
    );
  }
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0 }}>
      <MediaThumb record={record} size={64} />
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
          {record.fileName}
        </Typography>
        <Typography variant="caption" color="text.secondary">
          {sizeText(record.fileSize ?? 0)}
        </Typography>
      </Box>
    </Box>
  );
};

/** A file of the media library as the value of a field: shown, chosen in a dialog, or cleared. */
export const MediaPicker = ({ value, onChange, of, isDisabled, ...labelled }: Props) => {
  const translate = useTranslate();
  const ownId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  const pick = ({ id }: Pick<MediaRecord, 'id'>) => {
    setOpen(false);
    onChange(id);
  };
  const clear = () => {
    onChange(null);
    // The button that was pressed goes.
    button.current?.focus();
  };

  return (
    <LabelledGroup
      {...labelled}
      id={labelled.id ?? ownId}
      isRequired={labelled.isRequired ?? false}
      isDisabled={isDisabled}
      onBlur={() => undefined}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          gap: 2,
          p: 1.5,
          border: 1,
          borderColor: labelled.error ? 'error.main' : 'divider',
          borderRadius: 1,
        }}
      >
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          <Chosen id={value} />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          <Button
            ref={button}
            variant="outlined"
            disabled={isDisabled || !mayRead()}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {translate(value === null ? 'media.picker.choose' : 'media.picker.replace')}
          </Button>
          {value !== null && (
            <Button color="error" disabled={isDisabled} onClick={clear}>
              {translate('media.picker.clear')}
            </Button>
          )}
        </Box>
      </Box>
      {isOpen && (
        <MediaPickerDialog of={of} value={value} onPick={pick} onClose={() => setOpen(false)} />
      )}
    </LabelledGroup>
  );
};
