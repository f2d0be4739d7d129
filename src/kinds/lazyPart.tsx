import Skeleton from '@mui/material/Skeleton';
import { type ComponentType, Suspense } from 'react';
import { type Part, part } from '../routing/part';
import { standsIn } from '../ui/focus/standsIn';

/** The height of a text field, for which most parts stand in. */
const FIELD_HEIGHT = 40;

/** That of a part that takes the whole width of a form. */
export const BLOCK_HEIGHT = 120;

/**
 * A part of a kind that lists don't need: it is loaded when a record first shows it, or before (`prepare`).
 *
 * @param load gives the component
 * @param height of the place that is kept for it, in pixels
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  height = FIELD_HEIGHT,
): Part<Props> => {
  const Loaded = part<Props>(async () => ({ default: await load() }));
  const Drawn = (props: Props) => (
    <Suspense fallback={<Skeleton variant="rounded" height={height} {...standsIn} />}>
      <Loaded {...props} />
    </Suspense>
  );
  return Object.assign(Drawn, { prepare: Loaded.prepare });
};
