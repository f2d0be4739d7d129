import { useTranslate } from 'react-admin';
import look from './optimisations/values.module.css';
import { VisuallyHidden } from './VisuallyHidden';

interface Props {
  isCell?: boolean;
}

/** Stands where a value would be: a dash in a record, nothing in a list. */
export const Nothing = ({ isCell }: Props) => {
  const translate = useTranslate();
  if (isCell) return null;
  return (
    <span className={look.nothing}>
      <span aria-hidden="true">–</span>
      <VisuallyHidden>{translate('kinds.nothing')}</VisuallyHidden>
    </span>
  );
};
