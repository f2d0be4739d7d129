/** Steps of an axis, as parts of ten. */
const ROUND = [1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10];

/** How many lines there are above the lowest. */
const COUNT = 3;

/**
 * The values of an axis from nothing to at least the most, in three steps of round numbers.
 *
 * @param isCounted no step is less than one
 */
export const stepsUpTo = (most: number, isCounted = false): readonly number[] => {
  const wanted = Math.max(most / COUNT, isCounted ? 1 : 0.01);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const part = ROUND.find((one) => one * power >= wanted - power / 1e9) ?? 10;
  const step = isCounted ? Math.ceil(part * power) : part * power;
  return Array.from({ length: COUNT + 1 }, (_, index) => index * step);
};
