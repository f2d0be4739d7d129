import { crc32, deflateSync } from 'node:zlib';

const CHANNELS = 3;

export type Colour = readonly [number, number, number];

/** A picture in the making: the colour at a point, both from -1 to 1. */
export type Paint = (x: number, y: number) => Colour;

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};

/**
 * Draws a picture as a PNG.
 *
 * @param size its width and height in pixels
 */
export const pngOf = (size: number, paint: Paint): Buffer => {
  const line = size * CHANNELS + 1;
  const pixels = Buffer.alloc(line * size);
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const at = row * line + 1 + column * CHANNELS;
      const [red, green, blue] = paint((2 * column) / size - 1, (2 * row) / size - 1);
      // One by one: for three numbers `set` takes ten times as long.
      pixels[at] = red;
      pixels[at + 1] = green;
      pixels[at + 2] = blue;
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(size, 0);
  header.writeUInt32BE(size, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
};
