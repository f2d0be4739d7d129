import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import { PageHead } from '../PageHead';

/**
 * The shape of a record that is on its way.
 *
 * @param title what is known of it already
 */
export const DetailSkeleton = ({ title }: { title?: string }) => (
  <>
    {title === undefined ? (
      <Skeleton aria-hidden variant="text" width={260} height={44} sx={{ mb: 2 }} />
    ) : (
      <PageHead title={title} />
    )}
    <Box aria-hidden>
      <Paper variant="outlined" sx={{ p: 3, display: 'grid', gap: 2 }}>
        <Skeleton variant="rounded" height={40} />
        <Skeleton variant="rounded" height={40} />
        <Skeleton variant="rounded" height={84} />
      </Paper>
    </Box>
  </>
);
