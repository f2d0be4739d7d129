import { createHash } from 'node:crypto';
import { pngOf } from '../png';
import type { Random } from '../random';

const SIZE = 200;

/** Ground, body and light of a picture, as red, green and blue. */
const palettes = [
  [
    [232, 243, 240],
    [11, 107, 99],
    [92, 199, 187],
  ],
  [
    [233, 240, 250],
    [31, 95, 174],
    [138, 184, 242],
  ],
  [
    [255, 244, 224],
    [143, 78, 0],
    [242, 179, 92],
  ],
  [
    [253, 236, 247],
    [107, 47, 92],
    [213, 138, 192],
  ],
  [
    [234, 246, 237],
    [28, 107, 52],
    [165, 223, 181],
  ],
] as const;

/** Shapes that a product may have: something round, a box, a bottle, a flower. */
const shapes: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => x * x + y * y < 0.36,
  (x, y) => Math.abs(x) < 0.5 && Math.abs(y) < 0.42,
  (x, y) => Math.abs(x) < (y > -0.3 ? 0.28 : 0.12) && Math.abs(y) < 0.7,
  (x, y) => Math.hypot(x, y) < 0.35 + 0.22 * Math.cos(5 * Math.atan2(y, x)),
];

/** A picture of the demo, as its file is kept. */
export interface SeedPicture {
  readonly bytes: Buffer;
  readonly hash: string;
}

/** Draws a few pictures of products: a plain shape that light falls on. Products share them. */
export const drawPictures = (random: Random): readonly SeedPicture[] =>
  palettes.flatMap(([ground, body, light]) =>
    shapes.map((isInside) => {
      const turn = random.next() - 0.5;
      const bytes = pngOf(SIZE, (x, y) => {
        if (!isInside(x + turn * 0.2, y)) return ground;
        return x + y + turn < -0.2 ? light : body;
      });
      return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
    }),
  );
