import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Blocker, useBlocker } from 'react-router';
import { isSamePage } from '../../../schemas/routing/address';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useTypedWork } from '../../ui/typedWork';
import { unsavedWork } from '../../ui/unsavedWork';

interface Props {
  isDirty: boolean;
  /** Asked at the moment of leaving: everything has been stored, whatever is drawn. */
  isStored(): boolean;
}

/** Stores first what stores itself; whether there is something left to ask about. */
const useLeftToAsk = (blocker: Blocker, isFormDirty: boolean): boolean => {
  const [asked, setAsked] = useState<Blocker['location']>(undefined);
  const { state, location, proceed } = blocker;
  useEffect(() => {
    if (state !== 'blocked' || isFormDirty) return;
    let isCurrent = true;
    void unsavedWork.store().then((isStored) => {
      if (!isCurrent) return;
      if (isStored) proceed();
      else setAsked(location);
    });
    return () => {
      isCurrent = false;
    };
  }, [state, location, proceed, isFormDirty]);
  return state === 'blocked' && (isFormDirty || asked === location);
};

/** Asks before a page with unsaved changes is left, by a link, by going back or by closing the window. */
export const UnsavedGuard = ({ isDirty, isStored }: Props) => {
  const translate = useTranslate();
  useTypedWork(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      ((isDirty && !isStored()) || !unsavedWork.isStored()) &&
      !isSamePage(currentLocation.pathname, nextLocation.pathname),
  );
  const isAsking = useLeftToAsk(blocker, isDirty && !isStored());
  useEffect(() => {
    if (!isDirty) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isDirty]);
  if (!isAsking || blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={translate('views.unsaved.title')}
      text={translate('views.unsaved.text')}
      confirm={translate('views.unsaved.leave')}
      tone="error"
      onConfirm={() => {
        unsavedWork.discard();
        blocker.proceed();
      }}
      onClose={() => blocker.reset()}
    />
  );
};
