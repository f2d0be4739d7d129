import look from './optimisations/values.module.css';

interface Props {
  text: string;
  /** Leaves room for other cells. */
  isShort?: boolean;
}

/** Figures, as "-15%" or "3 / 20". Among letters figures of one width would push signs apart. */
const isFigures = (text: string): boolean => /^(?=.*\d)\P{L}*$/u.test(text);

/** A text cut to the width of a list's cell; the whole of it is in its title. */
export const OneLine = ({ text, isShort = false }: Props) => (
  <span
    className={[look.line, isShort && look.short, isFigures(text) && look.figures]
      .filter(Boolean)
      .join(' ')}
    title={text.length > 16 ? text : undefined}
  >
    {text}
  </span>
);
