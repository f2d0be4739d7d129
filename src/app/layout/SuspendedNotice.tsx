import { useTranslate } from 'react-admin';
import look from '../bar/shell.module.css';

/** Says that nobody of the organisation gets in, to the provider's administrators, who do. */
export const SuspendedNotice = ({ name }: { name: string }) => {
  const translate = useTranslate();
  return <p className={look.offline}>{translate('shell.suspended', { name })}</p>;
};
