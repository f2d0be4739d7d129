import { standsIn } from '../focus/standsIn';
import { Skeleton } from '../optimisations/Skeleton';

/**
 * The shape of a tab whose content is on its way.
 *
 * @param height in pixels, where it is known
 */
export const TabSkeleton = ({ height = 160 }: { height?: number }) => (
  <Skeleton variant="rounded" height={height} aria-hidden {...standsIn} />
);
