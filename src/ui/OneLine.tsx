import look from './optimisations/values.module.css';

interface Props {
  text: string;
  /** Leaves room for other cells. */
  isShort?: boolean;
}

/** A text cut to the width of a list's cell; the whole of it is in its title. */
export const OneLine = ({ text, isShort = false }: Props) => (
  <span
    className={isShort ? `${look.line} ${look.short}` : look.line}
    title={text.length > 16 ? text : undefined}
  >
    {text}
  </span>
);
