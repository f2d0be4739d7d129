import { createHash } from 'node:crypto';
import type { KioskText } from './texts/kioskApps';

/** A picture of a kiosk app, as its file is kept. */
export interface KioskPicture {
  /** The slot that it stands in. */
  readonly field: string;
  readonly fileName: string;
  readonly bytes: Buffer;
  readonly hash: string;
}

const svg = (width: number, height: number, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;

/** A mark with the first letters of the organisation, in its colours. */
const logo = (letters: string, [, brand, light]: KioskText['palette']): string =>
  svg(
    240,
    96,
    `<rect width="240" height="96" rx="20" fill="${light}"/><circle cx="52" cy="48" r="28" fill="${brand}"/><text x="100" y="64" font-family="sans-serif" font-size="48" font-weight="700" fill="${brand}">${letters}</text>`,
  );

/** Hills in the colours of the app, pale enough to be written on. */
const background = ([ground, , light]: KioskText['palette']): string =>
  svg(
    540,
    960,
    `<rect width="540" height="960" fill="${ground}"/><path d="M0 640C140 560 300 720 540 600V960H0Z" fill="${light}"/><path d="M0 760C180 700 360 840 540 740V960H0Z" fill="${ground}"/>`,
  );

/** Something to look at while the app starts: a disc that rises. */
const startup = ([ground, brand, light]: KioskText['palette']): string =>
  svg(
    360,
    240,
    `<circle cx="180" cy="130" r="96" fill="${light}"/><circle cx="180" cy="130" r="64" fill="${brand}"/><path d="M150 130l22 24 42-50" fill="none" stroke="${ground}" stroke-width="14" stroke-linecap="round" stroke-linejoin="round"/>`,
  );

const pictureOf = (field: string, fileName: string, content: string): KioskPicture => {
  const bytes = Buffer.from(content);
  return { field, fileName, bytes, hash: createHash('sha256').update(bytes).digest('hex') };
};

/** Draws the pictures of a kiosk app. */
export const drawKioskPictures = (
  letters: string,
  { palette }: KioskText,
): readonly KioskPicture[] => [
  pictureOf('orgLogo', 'logo.svg', logo(letters, palette)),
  pictureOf('backgroundImage', 'achtergrond.svg', background(palette)),
  pictureOf('startupImage', 'opstarten.svg', startup(palette)),
];
