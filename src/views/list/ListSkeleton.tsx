import { Skeleton } from '../../ui/optimisations/Skeleton';
import look from './list.module.css';

const lines = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];

/** The shape of a list that is on its way. */
export const ListSkeleton = ({ columns }: { columns: number }) => (
  <div className={look.skeleton} aria-hidden>
    {lines.map((line) => (
      <div key={line}>
        {lines.slice(0, columns).map((cell) => (
          <Skeleton key={cell} style={{ flex: 1 }} />
        ))}
      </div>
    ))}
  </div>
);
