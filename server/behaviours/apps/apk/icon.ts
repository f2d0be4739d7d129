import { Readable } from 'node:stream';
import type { CallContext } from '../../../contract/CallContext';
import type { Upload } from '../../../contract/call';

/** Width and height in pixels: twice the size at which it is shown. */
const SIDE = 128;
/** A picture with more pixels isn't opened: a small file can claim to be of any size. */
const MOST_PIXELS = 4_194_304;
const NAME = 'icon.png';

/** Draws an app's picture anew: whatever came in it, what is shown is a PNG of a known size. */
const drawn = async (bytes: Buffer): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .png()
    .toBuffer();
};

/** An app's picture as a file of its record; none where it can't be read. */
export const iconUpload = async (
  { files }: CallContext,
  bytes: Buffer,
): Promise<Upload | undefined> => {
  const picture = await drawn(bytes).catch(() => undefined);
  if (!picture) return undefined;
  const file = await files.receive(Readable.from([picture]), NAME, picture.length);
  return { part: 'icon', name: NAME, file };
};
