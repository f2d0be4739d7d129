import { useTranslate } from 'react-admin';
import look from '../bar/shell.module.css';

/** Warns the provider's administrators, who still get in, that the organisation's users can't. */
export const SuspendedNotice = ({ name }: { name: string }) => {
  const translate = useTranslate();
  return <p className={look.offline}>{translate('shell.suspended', { name })}</p>;
};
