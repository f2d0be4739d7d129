/** A rectangle on the map, in pixels of the map's picture. */
export interface Place {
  readonly topLeftX: number;
  readonly topLeftY: number;
  readonly width: number;
  readonly height: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What is taken hold of: the rectangle, or one of its corners. */
export const grips = ['whole', 'nw', 'ne', 'sw', 'se'] as const;
export type Grip = (typeof grips)[number];

/** The parts of a rectangle that are numbers. */
export const parts = ['topLeftX', 'topLeftY', 'width', 'height'] as const;

const LEAST = 1;

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(Math.round(value), Math.max(least, most)));

/** One side of a rectangle: where it begins, and how long it is. */
type Span = readonly [from: number, length: number];

const movedSpan = ([from, length]: Span, by: number, whole: number): Span => [
  between(0, from + by, whole - length),
  length,
];

/** Its end goes along, or its beginning, and never past the other. */
const sizedSpan = ([from, length]: Span, by: number, whole: number, isEnd: boolean): Span => {
  if (isEnd) return [from, between(LEAST, length + by, whole - from)];
  const end = from + length;
  const start = between(0, from + by, end - LEAST);
  return [start, end - start];
};

/**
 * A rectangle that was dragged, as a whole or by a corner. It stays on the map and keeps a size.
 *
 * @param by pixels of the picture, to the right and down
 */
export const dragged = (
  place: Place,
  grip: Grip,
  [right, down]: readonly [number, number],
  map: Size,
): Place => {
  const across: Span = [place.topLeftX, place.width];
  const downwards: Span = [place.topLeftY, place.height];
  const [topLeftX, width] =
    grip === 'whole'
      ? movedSpan(across, right, map.width)
      : sizedSpan(across, right, map.width, grip.endsWith('e'));
  const [topLeftY, height] =
    grip === 'whole'
      ? movedSpan(downwards, down, map.height)
      : sizedSpan(downwards, down, map.height, grip.startsWith('s'));
  return { topLeftX, topLeftY, width, height };
};

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const LARGE_STEP = 10;

type Pressed = Pick<KeyboardEvent, 'key' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>;

/** Where an arrow key puts a rectangle: a pixel further, ten with Shift; with Alt it grows or shrinks. */
export const pressed = (
  place: Place,
  { key, shiftKey, altKey, ctrlKey, metaKey }: Pressed,
  map: Size,
): Place | undefined => {
  const arrow = ARROWS[key];
  if (!arrow || ctrlKey || metaKey) return undefined;
  const step = shiftKey ? LARGE_STEP : 1;
  const by = [arrow[0] * step, arrow[1] * step] as const;
  return dragged(place, altKey ? 'se' : 'whole', by, map);
};

const holds = ({ topLeftX, topLeftY, width, height }: Place, x: number, y: number): boolean =>
  x >= topLeftX && x <= topLeftX + width && y >= topLeftY && y <= topLeftY + height;

/** What is drawn at a point of the map: of several, the last, which covers the others. */
export const placedAt = <Of extends Place>(
  places: readonly Of[],
  x: number,
  y: number,
): Of | undefined => places.findLast((place) => holds(place, x, y));

/** All rectangles as one path, so that the browser has one thing to draw. */
export const pathOf = (places: readonly Place[]): string =>
  places
    .map(
      ({ topLeftX, topLeftY, width, height }) =>
        `M${topLeftX} ${topLeftY}h${width}v${height}h${-width}z`,
    )
    .join('');

/** Whether two rectangles are the same. */
export const isSamePlace = (one: Place, other: Place): boolean =>
  parts.every((part) => one[part] === other[part]);
