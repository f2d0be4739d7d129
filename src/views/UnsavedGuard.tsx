import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useBlocker } from 'react-router';
import { isSamePage } from '../app/address';
import { ConfirmDialog } from './ConfirmDialog';

interface Props {
  isDirty: boolean;
  /** Asked at the moment of leaving: everything has been stored, whatever is drawn. */
  isStored(): boolean;
}

/** Asks before a page with unsaved changes is left, by a link, by going back or by closing the window. */
export const UnsavedGuard = ({ isDirty, isStored }: Props) => {
  const translate = useTranslate();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty && !isStored() && !isSamePage(currentLocation.pathname, nextLocation.pathname),
  );
  useEffect(() => {
    if (!isDirty) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isDirty]);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={translate('views.unsaved.title')}
      text={translate('views.unsaved.text')}
      confirm={translate('views.unsaved.leave')}
      tone="error"
      onConfirm={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    />
  );
};
