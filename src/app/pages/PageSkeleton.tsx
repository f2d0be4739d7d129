import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';

const lines = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of a page that is on its way; its heading stands where the page's will. */
export const PageSkeleton = () => (
  <Box aria-hidden>
    <Skeleton variant="text" width={220} height={44} sx={{ mb: 2, transform: 'none' }} />
    <Paper variant="outlined" sx={{ p: 2 }}>
      {lines.map((line) => (
        <Skeleton key={line} variant="text" sx={{ my: 1 }} />
      ))}
    </Paper>
  </Box>
);
