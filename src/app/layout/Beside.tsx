import { Suspense } from 'react';
import { part } from '../../routing/part';
import { usePage } from '../../routing/usePage';
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary';

const Neighbours = part('Neighbours', async () => ({
  default: (await import('./Neighbours')).Neighbours,
}));

/** From a record to its neighbours in the list. */
export const Beside = () => {
  const page = usePage();
  if (page.kind !== 'record' || page.entry.single || page.id === 'add') return null;
  return (
    <ErrorBoundary instead={null}>
      <Suspense>
        <Neighbours entry={page.entry} id={Number(page.id)} />
      </Suspense>
    </ErrorBoundary>
  );
};
