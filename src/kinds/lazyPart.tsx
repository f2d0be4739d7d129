import { type ComponentType, Suspense, useEffect, useRef } from 'react';
import type { InputProps } from '../fields/KindView';
import { type Part, part } from '../routing/part';
import { standsIn } from '../ui/focus/standsIn';
import { Skeleton } from '../ui/optimisations/Skeleton';

/** The height of a text field, for which most parts stand in. */
const FIELD_HEIGHT = 40;

/** That of a part that takes the whole width of a form. */
export const BLOCK_HEIGHT = 120;

/** What gets the focus that an input is to have. */
type Focused = Pick<InputProps<unknown>, 'inputRef'>;

/** Keeps the place of a part; the focus that an input is to have meanwhile is handed to it once it is there. */
const Place = ({
  height,
  inputRef,
}: { height: number } & Pick<InputProps<unknown>, 'inputRef'>) => {
  const place = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    // The place itself goes when the part comes.
    const around = place.current?.parentElement;
    inputRef?.({
      focus: () =>
        void import('../ui/focus/firstField').then(({ focusFirstField }) =>
          focusFirstField(around),
        ),
    });
  }, [inputRef]);
  return <Skeleton ref={place} variant="rounded" height={height} {...standsIn} />;
};

/**
 * A part of a kind that lists don't need: it is loaded when a record first shows it, or before (`prepare`).
 *
 * @param name of what is loaded, its own among all parts
 * @param load gives the component
 * @param height of the place that is kept for it, in pixels
 */
export const lazyPart = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  height = FIELD_HEIGHT,
): Part<Props> => {
  const Loaded = part<Props>(name, async () => ({ default: await load() }));
  const Drawn = (props: Props) => {
    const { inputRef }: Focused = props;
    return (
      <Suspense fallback={<Place height={height} inputRef={inputRef} />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
  return Object.assign(Drawn, { prepare: Loaded.prepare });
};
