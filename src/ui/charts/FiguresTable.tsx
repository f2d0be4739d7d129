import visuallyHidden from '@mui/utils/visuallyHidden';
import type { Bar, Series } from './chartTypes';

interface Props {
  title: string;
  barHead: string;
  series: readonly Series[];
  bars: readonly Bar[];
  format(value: number): string;
}

/** The figures of a chart for those who don't see it. */
export const FiguresTable = ({ title, barHead, series, bars, format }: Props) => (
  <table style={visuallyHidden}>
    <caption>{title}</caption>
    <thead>
      <tr>
        <th scope="col">{barHead}</th>
        {series.map(({ at, label }) => (
          <th key={at} scope="col">
            {label}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {bars.map(({ key, label, values }) => (
        <tr key={key}>
          <th scope="row">{label}</th>
          {series.map(({ at }) => (
            <td key={at}>{format(values[at] ?? 0)}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
