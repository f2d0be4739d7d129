import look from './chart.module.css';
import type { Series } from './chartTypes';

/** What the colours and patterns stand for. */
export const Legend = ({ series }: { series: readonly Series[] }) => (
  <ul className={look.legend}>
    {series.map(({ at, label }) => (
      <li key={at}>
        <span className={look.swatch} data-series={at} aria-hidden="true" />
        {label}
      </li>
    ))}
  </ul>
);
