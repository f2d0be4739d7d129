import { Skeleton } from '../../ui/optimisations/Skeleton';
import look from '../bar/shell.module.css';

const lines = ['a', 'b', 'c', 'd', 'e', 'f'];

/** The shape of a page that is on its way; its heading stands where the page's will. */
export const PageSkeleton = () => (
  <div aria-hidden>
    <Skeleton
      variant="text"
      width={220}
      height={44}
      style={{ marginBottom: 16, transform: 'none' }}
    />
    <div className={look.skeleton}>
      {lines.map((line) => (
        <Skeleton key={line} style={{ margin: '8px 0' }} />
      ))}
    </div>
  </div>
);
