import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';

/** The shape of a record that is on its way. */
export const DetailSkeleton = () => (
  <Box aria-hidden>
    <Skeleton variant="text" width={260} height={44} sx={{ mb: 2 }} />
    <Paper variant="outlined" sx={{ p: 3, display: 'grid', gap: 2 }}>
      <Skeleton variant="rounded" height={40} />
      <Skeleton variant="rounded" height={40} />
      <Skeleton variant="rounded" height={84} />
    </Paper>
  </Box>
);
