type Rgb = readonly [number, number, number];

const MIN_CONTRAST = 4.5;

const parse = (colour: string): Rgb | null => {
  const short = /^#([\da-f])([\da-f])([\da-f])$/i.exec(colour)?.slice(1);
  const digits = short ? short.map((digit) => digit + digit) : [];
  const long = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(colour)?.slice(1);
  const [red, green, blue] = (long ?? digits).map((part) => Number.parseInt(part, 16));
  return red === undefined || green === undefined || blue === undefined ? null : [red, green, blue];
};

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** How far two colours are apart as WCAG counts it: from 1 to 21; 1 when one of them is no colour. */
export const contrast = (one: string, other: string): number => {
  const [first, second] = [parse(one), parse(other)];
  if (!first || !second) return 1;
  const [a, b] = [luminance(first), luminance(second)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
};

/** The wanted colour where it can be read on the other; black or white, whichever is clearer, where not. */
export const readableOn = (background: string, wanted: string): string => {
  if (contrast(background, wanted) >= MIN_CONTRAST) return wanted;
  return contrast(background, '#000000') > contrast(background, '#ffffff') ? '#000000' : '#ffffff';
};
