import Skeleton from '@mui/material/Skeleton';

/** The shape of a tab whose content is on its way. */
export const TabSkeleton = () => <Skeleton variant="rounded" height={160} aria-hidden />;
