import { elementLayer } from '../optimisations/elementLayer';
import { fillBar, firstBar, firstStillBar, type Standing } from './bar';

const isSame = (one: Standing, other: Standing): boolean =>
  one.bar === other.bar &&
  one.span === other.span &&
  one.lane === other.lane &&
  one.days === other.days &&
  one.day === other.day &&
  one.help === other.help &&
  one.isDraft === other.isDraft &&
  one.shows === other.shows &&
  one.width === other.width;

/**
 * Draws bars as buttons, or to be looked at.
 *
 * @param layer an element that holds nothing else
 * @param isStill nothing can be done with them
 * @returns draws bars, in the order in which the keyboard reaches them
 */
export const barLayer = (
  layer: HTMLElement,
  isStill = false,
): ((standings: readonly Standing[]) => void) =>
  elementLayer(layer, {
    keyOf: ({ bar }) => bar.key,
    isSame,
    create: isStill ? firstStillBar : firstBar,
    fill: fillBar,
  });
