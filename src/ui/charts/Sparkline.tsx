import look from './sparkline.module.css';

const WIDTH = 96;
const HEIGHT = 32;
/** Half of the line's width, so that it isn't cut off at the edges. */
const EDGE = 2;

/** How values went, as a line without axes, as wide as what is around it; what stands beside it has the same in words. */
export const Sparkline = ({ values }: { values: readonly number[] }) => {
  const [low, high] = [Math.min(...values), Math.max(...values)];
  const y = (value: number) =>
    high === low ? HEIGHT - EDGE : EDGE + ((high - value) / (high - low)) * (HEIGHT - 2 * EDGE);
  const x = (at: number) => EDGE + (at / Math.max(1, values.length - 1)) * (WIDTH - 2 * EDGE);
  const line = values.map((value, at) => `${x(at).toFixed(1)},${y(value).toFixed(1)}`);
  return (
    <svg
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      width="100%"
      height={HEIGHT}
      preserveAspectRatio="none"
      className={look.sparkline}
      aria-hidden="true"
    >
      <polygon points={[`${EDGE},${HEIGHT}`, ...line, `${WIDTH - EDGE},${HEIGHT}`].join(' ')} />
      <polyline points={line.join(' ')} />
    </svg>
  );
};
