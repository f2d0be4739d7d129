import look from './chart.module.css';
import type { Bar, Series } from './chartTypes';

interface Props {
  bars: readonly Bar[];
  series: readonly Series[];
  /** The value of the uppermost line. */
  top: number;
  /** The bar whose values are shown beside it. */
  shown: number | null;
  format(value: number): string;
  onShow(at: number): void;
}

/** Most labels that stand below bars beside each other. */
const MOST_LABELS = 8;

/** Room above the highest bar that a tooltip needs, in percent. */
const HIGH = 60;

const filledIn = ({ values }: Bar, series: readonly Series[]): readonly Series[] =>
  series.filter(({ at }) => (values[at] ?? 0) !== 0);

const sumOf = ({ values }: Bar): number => values.reduce((all, value) => all + value, 0);

const heightOf = (value: number, top: number): string => `${(100 * Math.max(0, value)) / top}%`;

/** What a bar stands for and its values; of parts that are there, without those that are nothing. */
const Tip = ({ bar, series, format }: Pick<Props, 'series' | 'format'> & { bar: Bar }) => {
  const parts = filledIn(bar, series);
  return (
    <>
      <b>{bar.label}</b>
      {series.length > 1 &&
        parts.map(({ at, label }) => (
          <span key={at} className={look.tipPart}>
            <span className={look.swatch} data-series={at} />
            {label}
            <span>{format(bar.values[at] ?? 0)}</span>
          </span>
        ))}
      {(series.length <= 1 || parts.length !== 1) && <span>{format(sumOf(bar))}</span>}
    </>
  );
};

/** The bars, each with its label below it. */
export const Bars = ({ bars, series, top, shown, format, onShow }: Props) => {
  const every = Math.ceil(bars.length / MOST_LABELS);
  return (
    <div className={look.bars}>
      {bars.map((bar, at) => {
        const sum = sumOf(bar);
        return (
          <div
            key={bar.key}
            className={look.column}
            data-column={bar.key}
            data-shown={shown === at || undefined}
            onPointerEnter={() => onShow(at)}
          >
            <div className={look.bar} data-running={bar.isRunning || undefined}>
              {filledIn(bar, series).map(({ at: part }) => (
                <div
                  key={part}
                  data-series={part}
                  style={{ height: heightOf(bar.values[part] ?? 0, top) }}
                />
              ))}
            </div>
            {at % every === 0 && (
              <span className={look.label} data-spare={at % (2 * every) > 0 || undefined}>
                {bar.short}
              </span>
            )}
            {shown === at && (
              <div
                className={look.tip}
                data-side={at < bars.length / 2 ? 'right' : 'left'}
                style={{ bottom: `${Math.min(HIGH, (100 * sum) / top)}%` }}
              >
                <Tip bar={bar} series={series} format={format} />
              </div>
            )}
          </div>
        );
      })}
    </div>
  );
};
