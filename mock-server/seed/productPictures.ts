import { createHash } from 'node:crypto';
import { crc32, deflateSync } from 'node:zlib';
import type { Random } from './random';

const SIZE = 200;
const CHANNELS = 3;

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

type Colour = readonly [number, number, number];

/** A picture in the making: the colour at a point, both from -1 to 1. */
type Paint = (x: number, y: number) => Colour;

/** Shapes that a product may have: something round, a box, a bottle, a flower. */
const shapes: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => x * x + y * y < 0.36,
  (x, y) => Math.abs(x) < 0.5 && Math.abs(y) < 0.42,
  (x, y) => Math.abs(x) < (y > -0.3 ? 0.28 : 0.12) && Math.abs(y) < 0.7,
  (x, y) => Math.hypot(x, y) < 0.35 + 0.22 * Math.cos(5 * Math.atan2(y, x)),
];

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

const pngOf = (paint: Paint): Buffer => {
  const line = SIZE * CHANNELS + 1;
  const pixels = Buffer.alloc(line * SIZE);
  for (let row = 0; row < SIZE; row += 1)
    for (let column = 0; column < SIZE; column += 1) {
      const at = row * line + 1 + column * CHANNELS;
      const [red, green, blue] = paint((2 * column) / SIZE - 1, (2 * row) / SIZE - 1);
      // One by one: for three numbers `set` takes ten times as long.
      pixels[at] = red;
      pixels[at + 1] = green;
      pixels[at + 2] = blue;
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE, 0);
  header.writeUInt32BE(SIZE, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};

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
      const bytes = pngOf((x, y) => {
        if (!isInside(x + turn * 0.2, y)) return ground;
        return x + y + turn < -0.2 ? light : body;
      });
      return { bytes, hash: createHash('sha256').update(bytes).digest('hex') };
    }),
  );
