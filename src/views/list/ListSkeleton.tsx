import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The shape of a list that is on its way. */
export const ListSkeleton = ({ columns }: { columns: number }) => (
  <Box sx={{ p: 2 }} aria-hidden>
    {lines.map((line) => (
      <Box key={line} sx={{ display: 'flex', gap: 3, py: 0.75 }}>
        {lines.slice(0, columns).map((cell) => (
          <Skeleton key={cell} variant="text" sx={{ flex: 1 }} />
        ))}
      </Box>
    ))}
  </Box>
);
