/** Greatest width and height of a small picture, in pixels. */
const SIDE = 320;

/** A picture with more pixels is neither taken nor opened: a small file can claim to be of any size. */
export const MAX_PIXELS = 100_000_000;

const pictures = /^image\/(png|jpeg|webp|gif|avif|tiff)$/;

/** The type of small pictures, whatever they are made of. */
export const THUMBNAIL_TYPE = 'image/webp';

/** Whether a small picture can be made of a type of file. */
export const isPicture = (type: string): boolean => pictures.test(type);

/** Width and height of a picture. */
export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size in a picture's header, without decoding its pixels; none where they can't be read. */
export const sizeOfPicture = async (path: string): Promise<PictureSize | undefined> => {
  const { default: sharp } = await import('sharp');
  return sharp(path, { limitInputPixels: false })
    .metadata()
    .then(
      ({ width, height }) => ({ width, height }),
      () => undefined,
    );
};

/** Makes a small picture of a picture; of one that moves, its first frame. @throws when it can't be read */
export const makeThumbnail = async (from: string, to: string): Promise<void> => {
  // Heavy, and not needed before the first picture is looked at.
  const { default: sharp } = await import('sharp');
  await sharp(from, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 78 })
    .toFile(to);
};
