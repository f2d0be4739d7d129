import { Nothing } from '../../ui/Nothing';
import { OneLine } from '../../ui/OneLine';
import look from '../../ui/plain/values.module.css';

interface Props {
  value: string;
  isCell?: boolean;
}

/** A text as it was entered, line breaks included; one line of it in a list. */
export const TextShow = ({ value, isCell }: Props) => {
  if (!value) return <Nothing isCell={isCell} />;
  if (isCell) return <OneLine text={value} />;
  return <span className={look.text}>{value}</span>;
};
