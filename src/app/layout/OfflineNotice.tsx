import { useTranslate } from 'react-admin';
import { useExternal } from '../../ui/useExternal';
import look from '../bar/shell.module.css';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

/** Warns that the device has no connection, for as long as it has none. */
export const OfflineNotice = () => {
  const translate = useTranslate();
  const isOnline = useExternal(subscribe, () => globalThis.navigator?.onLine ?? true);
  return (
    <div role="status">
      {!isOnline && <p className={look.offline}>{translate('shell.offline')}</p>}
    </div>
  );
};
