import FilterIcon from '@mui/icons-material/FilterList';
import { useTranslate } from 'react-admin';
import button from './optimisations/button.module.css';

interface Props {
  /** How many filters are set. */
  count: number;
  isOpen: boolean;
  className?: string;
  onOpen(): void;
}

/** Opens the sheet of filters on a phone, where they have no room of their own. */
export const FilterButton = ({ count, isOpen, className = '', onOpen }: Props) => {
  const translate = useTranslate();
  return (
    <button
      type="button"
      className={`${button.outlined} ${className}`}
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={onOpen}
    >
      <FilterIcon />
      {translate('views.filter', { count: count || '' }).trim()}
    </button>
  );
};
