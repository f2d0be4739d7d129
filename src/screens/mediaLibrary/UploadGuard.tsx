import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router';
import { readAddress } from '../../../schemas/routing/address';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';

interface Props {
  /** Determines at the moment of leaving whether anything is still to be sent. */
  queue: { isRunning(): boolean };
  isRunning: boolean;
}

/** What pages of the library begin with: uploads go on while one leads to another. */
const sectionOf = (pathname: string): string | undefined => readAddress(pathname).path?.[0];

/** Asks before the library is left while files are being uploaded. */
export const UploadGuard = ({ queue, isRunning }: Props) => {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      queue.isRunning() && sectionOf(currentLocation.pathname) !== sectionOf(nextLocation.pathname),
  );
  useEffect(() => {
    if (!isRunning) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isRunning]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={translate('media.uploads.leaveTitle')}
      text={translate('media.uploads.leaveText')}
      confirm={translate('media.uploads.leave')}
      tone="error"
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  );
};
