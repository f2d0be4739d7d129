import Box from '@mui/material/Box';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Bars } from './Bars';
import look from './chart.module.css';
import type { Bar, Series } from './chartTypes';
import { FiguresTable } from './FiguresTable';
import { Legend } from './Legend';
import { stepsUpTo } from './steps';

interface Props {
  title: string;
  /** What stands at the left above it, beside the legend. */
  total: ReactNode;
  series: readonly Series[];
  bars: readonly Bar[];
  /** Pixels of the bars' room. */
  height: number;
  /** What the bars stand for, as the head of a table: "Day". */
  barHead: string;
  /** A value in a tooltip and in the table; on the axis, where there is less room. */
  format(value: number): string;
  formatStep(value: number): string;
  /** A table beside it has the same figures: none of its own is needed for those who don't see the bars. */
  isTabled?: boolean;
}

const sumOf = ({ values }: Bar): number => values.reduce((sum, value) => sum + value, 0);

/** Where an arrow key leads from a bar. */
const nextOf = (key: string, at: number | null, count: number): number | null | undefined => {
  if (key === 'ArrowRight') return at === null ? 0 : Math.min(count - 1, at + 1);
  if (key === 'ArrowLeft') return at === null ? count - 1 : Math.max(0, at - 1);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return key === 'Escape' ? null : undefined;
};

/** Series that have something to show, each with its place among all, by which it has its colour. */
const filled = (series: readonly Series[], bars: readonly Bar[]): readonly Series[] =>
  series.filter(({ at }) => bars.some(({ values }) => (values[at] ?? 0) > 0));

/**
 * Amounts as bars beside each other, of parts on top of each other where there are several series. What a bar stands
 * for shows beside it under the pointer and by the arrow keys; all of it is a table for those who don't see it.
 */
export const BarChart = ({ title, total, series, bars, height, isTabled, ...props }: Props) => {
  const { barHead, format, formatStep } = props;
  const [shown, setShown] = useState<number | null>(null);
  const parts = filled(series, bars);
  const steps = stepsUpTo(Math.max(...bars.map(sumOf), 0));
  const top = steps.at(-1) ?? 1;
  const onKeyDown = (event: KeyboardEvent) => {
    const next = nextOf(event.key, shown, bars.length);
    if (next === undefined || (next === null && shown === null)) return;
    event.preventDefault();
    event.stopPropagation();
    setShown(next);
  };
  return (
    <div className={look.chart}>
      <div className={look.above}>
        {total}
        {series.length > 1 && <Legend series={parts} />}
      </div>
      <Box
        role="img"
        aria-label={title}
        tabIndex={0}
        className={look.plot}
        style={{ height }}
        onKeyDown={onKeyDown}
        onBlur={() => setShown(null)}
        onPointerLeave={() => setShown(null)}
      >
        {steps.map((step) => (
          <div key={step} className={look.step} style={{ bottom: `${(100 * step) / top}%` }}>
            <span>{formatStep(step)}</span>
          </div>
        ))}
        <Bars {...{ bars, series: parts, top, shown, format }} onShow={setShown} />
      </Box>
      {!isTabled && <FiguresTable {...{ title, barHead, series, bars, format }} />}
    </div>
  );
};
