import { Nothing } from '../../ui/Nothing';
import { OneLine } from '../../ui/OneLine';
import look from '../../ui/optimisations/values.module.css';

interface Props {
  value: string;
  isCell?: boolean;
  /** What it is about; nobody reads a text that a machine made to its end. */
  field?: { readonly generates?: string };
}

/** A text as it was entered, line breaks included; one line of it in a list. */
export const TextShow = ({ value, isCell, field }: Props) => {
  if (!value) return <Nothing isCell={isCell} />;
  if (isCell) return <OneLine text={value} isShort={field?.generates !== undefined} />;
  return <span className={look.text}>{value}</span>;
};
