import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { useListPath } from '../../routing/paths';
import look from '../bar/shell.module.css';

/** Asks whoever has a password that breaks the rule of today to choose another one. */
export const WeakPasswordNotice = () => {
  const translate = useTranslate();
  const listPath = useListPath();
  return (
    <p className={look.offline}>
      {translate('password.weak')}{' '}
      <Link to={`${listPath('myAccount')}?tab=password`}>{translate('password.weakLink')}</Link>
    </p>
  );
};
