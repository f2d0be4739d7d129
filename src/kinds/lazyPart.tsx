import Skeleton from '@mui/material/Skeleton';
import { type ComponentType, lazy, Suspense } from 'react';

/** The height of a text field, for which most parts stand in. */
const FIELD_HEIGHT = 40;

/** That of a part that takes the whole width of a form. */
export const BLOCK_HEIGHT = 120;

/**
 * A part of a kind that lists don't need: it is loaded when a record first shows it.
 *
 * @param load gives the component
 * @param height of the place that is kept for it, in pixels
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height = FIELD_HEIGHT,
) => {
  const Loaded = lazy(async () => ({ default: await load() })) as ComponentType<Props>;
  const Part = (props: Props) => (
    <Suspense fallback={<Skeleton variant="rounded" height={height} />}>
      <Loaded {...props} />
    </Suspense>
  );
  return Part;
};
