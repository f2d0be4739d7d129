import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { Unreachable } from '../../../dataProvider/http';
import button from '../optimisations/button.module.css';

interface Props {
  error: unknown;
  /** What couldn't be read, where the reason doesn't include it. */
  title?: string;
  onRetry(): void;
  /** Where the page's list is. */
  back?: string;
}

/** Explains in place of a page's content why it couldn't be read, with a way to try again. */
export const FailedToLoad = ({ error, title, onRetry, back }: Props) => {
  const translate = useTranslate();
  const reason = error instanceof Unreachable ? error.reason : undefined;
  const text = reason
    ? translate(`views.unreachable.${reason}`)
    : error instanceof Error
      ? error.message
      : '';
  return (
    <Alert
      severity="error"
      action={
        <>
          {back && (
            <Link className={button.bare} to={back}>
              {translate('views.backToList')}
            </Link>
          )}
          <button type="button" className={button.bare} onClick={onRetry}>
            {translate('views.retry')}
          </button>
        </>
      }
    >
      {title && <strong style={{ display: 'block' }}>{title}</strong>}
      {text}
    </Alert>
  );
};
