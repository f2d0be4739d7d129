import type { Random } from '../random';

/** Width and height of a drawing, in pixels. */
export type Format = readonly [width: number, height: number];

const palettes = [
  ['#0b6b63', '#5cc7bb', '#f2b35c'],
  ['#1f5fae', '#8ab8f2', '#ffffff'],
  ['#8f4e00', '#f2b35c', '#fff4e0'],
  ['#6b2f5c', '#d58ac0', '#ffe9f7'],
  ['#2f3f47', '#a9bac1', '#5cc7bb'],
  ['#1c6b34', '#a5dfb5', '#fdf6d8'],
] as const;

const circle = (random: Random, [width, height]: Format, colour: string): string => {
  const radius = random.int(Math.round(height / 12), Math.round(height / 3));
  return `<circle cx="${random.int(0, width)}" cy="${random.int(0, height)}" r="${radius}" fill="${colour}" opacity="0.7"/>`;
};

/** A poster without words, as SVG: coloured circles over a ground that fades. */
export const drawing = (random: Random, [width, height]: Format): string => {
  const [ground, middle, light] = random.pick(palettes);
  const circles = Array.from({ length: 7 }, (_, index) =>
    circle(random, [width, height], index % 2 === 0 ? middle : light),
  );
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<linearGradient id="g" x2="1" y2="1"><stop stop-color="${ground}"/><stop offset="1" stop-color="${middle}"/></linearGradient>`,
    `<rect width="${width}" height="${height}" fill="url(#g)"/>`,
    ...circles,
    '</svg>',
  ].join('');
};
