import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import { Skeleton } from '../optimisations/Skeleton';
import { RecordFrame } from '../RecordFrame';

/**
 * The shape of a record that is on its way.
 *
 * @param title what is known of it already
 */
export const DetailSkeleton = ({ title }: { title?: string }) => (
  <>
    {title === undefined ? (
      <Box
        aria-hidden
        // As high as the head (src/ui/recordFrame.module.css).
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          height: { xs: 98, sm: 64 },
          mb: 1.5,
        }}
      >
        <Skeleton variant="rounded" width={40} height={40} />
        <Skeleton variant="text" width={220} height={32} />
      </Box>
    ) : (
      <RecordFrame
        title={title}
        picture={<Skeleton aria-hidden variant="rounded" width={40} height={40} />}
      />
    )}
    <Box aria-hidden>
      <Paper variant="outlined" sx={{ p: 3, display: 'grid', gap: 2, maxWidth: 1156 }}>
        <Skeleton variant="rounded" height={40} />
        <Skeleton variant="rounded" height={40} />
        <Skeleton variant="rounded" height={84} />
      </Paper>
    </Box>
  </>
);
