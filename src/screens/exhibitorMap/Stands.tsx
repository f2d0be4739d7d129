import { memo } from 'react';
import { pathOf, type Size } from './place';
import type { Exhibitor } from './useExhibitors';

/** Most exhibitors whose stand numbers are drawn: more can't be read side by side, and take their time. */
const MOST_NUMBERS = 400;

interface Props {
  /** All but the one that is worked on. */
  rows: readonly Exhibitor[];
  map: Size;
}

/** The exhibitors that nobody works on, as one drawing which stays as it is while another is dragged. */
export const Stands = memo(({ rows, map }: Props) => (
  <svg
    viewBox={`0 0 ${map.width} ${map.height}`}
    aria-hidden="true"
    style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' }}
  >
    <path
      d={pathOf(rows)}
      fill="rgb(11 107 99 / 0.35)"
      stroke="#0b4f49"
      strokeWidth={1.5}
      vectorEffect="non-scaling-stroke"
    />
    {rows.length <= MOST_NUMBERS &&
      rows.map(({ id, topLeftX, topLeftY, width, height, standNo }) => (
        <text
          key={id}
          x={topLeftX + width / 2}
          y={topLeftY + height / 2}
          textAnchor="middle"
          dominantBaseline="central"
          fontSize={Math.max(8, Math.min(height * 0.5, width / 3, 28))}
          fill="#102a28"
        >
          {standNo}
        </text>
      ))}
  </svg>
));
