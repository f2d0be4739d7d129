import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import look from '../bar/shell.module.css';

/** The first stop of the keyboard: past bar and menu to the content. */
export const SkipLink = ({ onSkip }: { onSkip: () => void }) => {
  const translate = useTranslate();
  return (
    <Link
      to="#main"
      className={look.skip}
      onClick={(event) => {
        // The address stays as it is; only the focus moves.
        event.preventDefault();
        onSkip();
      }}
    >
      {translate('shell.skip')}
    </Link>
  );
};
