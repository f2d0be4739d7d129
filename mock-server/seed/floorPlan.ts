import type { HallText, WayfinderText } from './texts/wayfinders';

/** Width and height of a plan, in pixels. */
const PLAN = { width: 1600, height: 1000 } as const;

const GAP = 0.12;
const WALL = 8;

/** A rectangle of the plan, in its pixels. */
export interface Spot {
  readonly topLeftX: number;
  readonly topLeftY: number;
  readonly width: number;
  readonly height: number;
}

const hallSpot = ({ at: [x, y, width, height] }: HallText): Spot => ({
  topLeftX: (x / 100) * PLAN.width,
  topLeftY: (y / 100) * PLAN.height,
  width: (width / 100) * PLAN.width,
  height: (height / 100) * PLAN.height,
});

/** Where those of a hall stand: in rows, with aisles between them. */
export const spotsOf = (hall: HallText): readonly Spot[] => {
  const { topLeftX, topLeftY, width, height } = hallSpot(hall);
  const { columns, exhibitors } = hall;
  const [across, down] = [width / columns, height / Math.ceil(exhibitors.length / columns)];
  return exhibitors.map((_, at) => ({
    topLeftX: Math.round(topLeftX + ((at % columns) + GAP) * across),
    topLeftY: Math.round(topLeftY + (Math.floor(at / columns) + GAP) * down),
    width: Math.round(across * (1 - 2 * GAP)),
    height: Math.round(down * (1 - 2 * GAP)),
  }));
};

const box = ({ topLeftX, topLeftY, width, height }: Spot, look: string): string =>
  `<rect x="${topLeftX}" y="${topLeftY}" width="${width}" height="${height}" ${look}/>`;

/** A way in, in the middle of a hall's lower wall. */
const door = ({ topLeftX, topLeftY, width, height }: Spot, ground: string): string =>
  box(
    {
      topLeftX: topLeftX + width / 2 - 40,
      topLeftY: topLeftY + height - WALL,
      width: 80,
      height: 2 * WALL,
    },
    `fill="${ground}"`,
  );

/** Draws a floor plan as SVG: halls with a door, and the ground that stands are on. */
export const floorPlan = ({ colours: [ground, wall, stand], halls }: WayfinderText): string => {
  const { width, height } = PLAN;
  const drawn = halls.flatMap((hall) => [
    box(hallSpot(hall), `fill="#ffffff" stroke="${wall}" stroke-width="${WALL}"`),
    door(hallSpot(hall), ground),
    ...spotsOf(hall).map((spot) => box(spot, `fill="${stand}" rx="6"`)),
  ]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<rect width="${width}" height="${height}" fill="${ground}"/>`,
    ...drawn,
    '</svg>',
  ].join('');
};
