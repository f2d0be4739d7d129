import look from './plain/values.module.css';

interface Props {
  text: string;
}

/** A text cut to the width of a list's cell; the whole of it is in its title. */
export const OneLine = ({ text }: Props) => (
  <span className={look.line} title={text.length > 40 ? text : undefined}>
    {text}
  </span>
);
