import { type ComponentType, Suspense } from 'react';
import { type Part, part } from '../routing/part';
import { InputPlace, type Kept } from './InputPlace';

/** The height of a part that takes the whole width of a form. */
export const BLOCK_HEIGHT = 120;

/**
 * A part of a kind that lists don't need: it is loaded when a record first shows it, or before (`prepare`).
 *
 * @param name of what is loaded, its own among all parts
 * @param load gives the component
 * @param height of the place that is kept for it, in pixels or as CSS has it; a control's unless given, or a function of
 *   what the part is given
 * @param Room what is as high as the part where that depends on what is entered
 */
export const lazyPart = <Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  height?: number | ((props: Props) => string),
  Room?: ComponentType<Props>,
): Part<Props> => {
  const Loaded = part<Props>(name, async () => ({ default: await load() }));
  const Drawn = (props: Props) => {
    const { label, help, isLabelHidden, inputRef }: Kept = props;
    const kept = { label, help, isLabelHidden, inputRef };
    const own = typeof height === 'function' ? height(props) : height;
    return (
      <Suspense fallback={<InputPlace {...kept} height={own} room={Room && <Room {...props} />} />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
  return Object.assign(Drawn, { prepare: Loaded.prepare });
};
