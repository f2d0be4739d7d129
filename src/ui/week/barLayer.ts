import { elementLayer } from '../optimisations/elementLayer';
import { fillBar, firstBar, type Standing } from './bar';

const isSame = (one: Standing, other: Standing): boolean =>
  one.bar === other.bar &&
  one.span === other.span &&
  one.lane === other.lane &&
  one.days === other.days &&
  one.day === other.day &&
  one.help === other.help &&
  one.isDraft === other.isDraft &&
  one.shows === other.shows;

/**
 * Draws bars as buttons.
 *
 * @param layer an element that holds nothing else
 * @returns draws bars, in the order in which the keyboard reaches them
 */
export const barLayer = (layer: HTMLElement): ((standings: readonly Standing[]) => void) =>
  elementLayer(layer, {
    keyOf: ({ bar }) => bar.key,
    isSame,
    create: firstBar,
    fill: fillBar,
  });
