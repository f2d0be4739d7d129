import './texts';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { type ReactNode, Suspense, use, useId } from 'react';
import { type DataRecord, pictureName, type Resource } from '../../../schemas';
import { InfoDialog } from '../../ui/dialogs/InfoDialog';
import { FailedToLoad } from '../../ui/loading/FailedToLoad';
import { Skeleton } from '../../ui/optimisations/Skeleton';
import { PicturesContext } from '../screenContexts';

/** One of two that are compared. */
export interface Compared {
  /** What it is. */
  readonly label: string;
  /** None as long as it isn't there. */
  readonly record: DataRecord | undefined;
}

interface Props {
  definition: Resource;
  title: string;
  help: string;
  /** The earlier one, and the later one. */
  sides: readonly [past: Compared, present: Compared];
  /** Why one can't be shown. */
  error: Error | null;
  onRetry(): void;
  onClose(): void;
}

const waiting = <Skeleton variant="rounded" style={{ aspectRatio: '4 / 3', height: 'auto' }} />;

/** One of the two, under what it is. */
const Side = ({ label, children }: { label: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ minWidth: 0 }}>
      <Typography id={id} variant="subtitle1" component="h3" sx={{ mb: 1 }}>
        {label}
      </Typography>
      {children}
    </Box>
  );
};

/** Two states of a record, or two versions, each as it looks: beside each other, on a phone below each other. */
export const SideBySide = ({ definition, title, help, sides, error, onRetry, onClose }: Props) => {
  const pictures = use(PicturesContext);
  const { picture } = definition;
  if (!picture || !pictures) return null;
  const Shown = pictures[pictureName(picture)];
  return (
    <InfoDialog title={title} maxWidth="xl" onClose={onClose}>
      {error && <FailedToLoad error={error} onRetry={onRetry} />}
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {help}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        {sides.map(({ label, record }, place) => (
          <Side key={label} label={label}>
            {record ? (
              <Suspense fallback={waiting}>
                <Shown definition={definition} record={record} isBare isPast={place === 0} />
              </Suspense>
            ) : (
              !error && waiting
            )}
          </Side>
        ))}
      </Box>
    </InfoDialog>
  );
};
