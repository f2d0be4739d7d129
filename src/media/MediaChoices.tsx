import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Skeleton } from '../ui/optimisations/Skeleton';
import { useSizeText } from '../uploads/useSizeText';
import type { MediaRecord } from './MediaRecord';
import { MediaThumb } from './MediaThumb';
import type { useMediaPage } from './useMediaPage';

const grid = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))',
  listStyle: 'none',
  m: 0,
  p: 0,
} as const;

const placeholders = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

interface CardProps {
  record: MediaRecord;
  isChosen: boolean;
  onPick(): void;
}

const Card = ({ record, isChosen, onPick }: CardProps) => {
  const translate = useTranslate();
  return (
    <ButtonBase
      aria-label={translate('media.picker.pick', { name: record.fileName })}
      aria-pressed={isChosen}
      onClick={onPick}
      sx={{
        display: 'block',
        width: '100%',
        overflow: 'hidden',
        textAlign: 'start',
        border: 2,
        borderColor: isChosen ? 'primary.main' : 'divider',
        borderRadius: 1,
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Box sx={{ height: 96 }}>
        <MediaThumb record={record} size="fill" />
      </Box>
      <Box sx={{ p: 1, pb: 4 }}>
        <Typography variant="body2" noWrap title={record.fileName}>
          {record.fileName}
        </Typography>
      </Box>
    </ButtonBase>
  );
};

/** The size of a file, at the foot of its card: what the card's button shows is what it is called. */
const Size = ({ record }: Pick<CardProps, 'record'>) => {
  const sizeText = useSizeText();
  return (
    <Typography
      variant="caption"
      color="text.secondary"
      sx={{ position: 'absolute', left: 10, bottom: 8, pointerEvents: 'none' }}
    >
      {sizeText(record.fileSize ?? 0)}
    </Typography>
  );
};

interface Props {
  list: Pick<ReturnType<typeof useMediaPage>, 'records' | 'isPending' | 'isFetching'>;
  /** The files that are chosen now. */
  chosen: readonly number[];
  onPick(record: MediaRecord): void;
}

/** The files of a page, each a button that chooses it. */
export const MediaChoices = ({ list, chosen, onPick }: Props) => {
  const translate = useTranslate();
  if (list.isPending)
    return (
      <Box sx={grid} aria-hidden>
        {placeholders.map((place) => (
          <Skeleton key={place} variant="rounded" height={152} />
        ))}
      </Box>
    );
  if (list.records.length === 0)
    return (
      <Typography role="status" color="text.secondary" align="center" sx={{ py: 6 }}>
        {translate('views.noResults')}
      </Typography>
    );
  return (
    <Box component="ul" sx={grid} aria-busy={list.isFetching}>
      {list.records.map((record) => (
        <Box component="li" key={record.id} sx={{ position: 'relative' }}>
          <Card
            record={record}
            isChosen={chosen.includes(record.id)}
            onPick={() => onPick(record)}
          />
          <Size record={record} />
        </Box>
      ))}
    </Box>
  );
};
