import bar from './bar.module.css';
import look from './legend.module.css';

/** What bars of a look stand for. */
export interface Meaning {
  readonly label: string;
  readonly tone?: number;
  readonly isOff?: boolean;
  readonly warns?: boolean;
}

interface Props {
  title: string;
  meanings: readonly Meaning[];
}

/** What the colours and lines of a week's bars stand for. */
export const WeekLegend = ({ title, meanings }: Props) => (
  <ul className={look.legend} aria-label={title}>
    {meanings.map(({ label, tone = 0, isOff, warns }) => (
      <li key={`${label} ${tone}`}>
        <span
          className={bar.bar}
          aria-hidden="true"
          data-tone={tone}
          data-off={isOff || undefined}
          data-warns={warns || undefined}
        />
        {label}
      </li>
    ))}
  </ul>
);
