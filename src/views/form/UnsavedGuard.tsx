import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type Blocker, useBlocker } from 'react-router';
import { isSamePage } from '../../../schemas/routing/address';
import { useGoOn } from '../../routing/usePost';
import { ConfirmDialog } from '../../ui/dialogs/ConfirmDialog';
import { useTypedWork } from '../../ui/typedWork';
import { unsavedWork } from '../../ui/unsavedWork';

interface Props {
  isDirty: boolean;
  /** Evaluated at the moment of leaving: everything has been stored, whatever is drawn. */
  isStored(): boolean;
  /** Saves the form. @returns whether it is stored */
  onSave?(): Promise<boolean>;
  /** The form is left without saving: nothing is kept of what was typed. */
  onDiscard?(): void;
}

/**
 * Stores first what stores itself; whether there is something left to ask about.
 *
 * @param isAnswered whether the question was answered, although the router's state still has it open
 */
const useLeftToAsk = (
  blocker: Blocker,
  isFormDirty: boolean,
  isAnswered: RefObject<boolean>,
): boolean => {
  const [asked, setAsked] = useState<Blocker['location']>(undefined);
  const { state, location, proceed } = blocker;
  useEffect(() => {
    if (state !== 'blocked' || isFormDirty || isAnswered.current) return;
    let isCurrent = true;
    void unsavedWork.store().then((isStored) => {
      if (!isCurrent || isAnswered.current) return;
      if (isStored) proceed();
      else setAsked(location);
    });
    return () => {
      isCurrent = false;
    };
  }, [state, location, proceed, isFormDirty, isAnswered]);
  return state === 'blocked' && (isFormDirty || asked === location);
};

/** Asks before a page with unsaved changes is left, by a link, by going back or by closing the window. */
export const UnsavedGuard = ({ isDirty, isStored, onSave, onDiscard }: Props) => {
  const goOn = useGoOn();
  // What is saved on the way out is still drawn as unsaved.
  const isLeaving = useRef(false);
  const isAnswered = useRef(false);
  const translate = useTranslate();
  useTypedWork(isDirty);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isLeaving.current &&
      ((isDirty && !isStored()) || !unsavedWork.isStored()) &&
      !isSamePage(currentLocation.pathname, nextLocation.pathname),
  );
  const isAsking = useLeftToAsk(blocker, isDirty && !isStored(), isAnswered);
  useEffect(() => {
    if (!isDirty) return;
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [isDirty]);
  if (!isAsking || blocker.state !== 'blocked') return null;
  const isForm = isDirty && !isStored();
  const saveAndLeave = async () => {
    const { location } = blocker;
    isAnswered.current = true;
    blocker.reset();
    isLeaving.current = (await onSave?.()) ?? false;
    if (isLeaving.current) await goOn(location);
    isLeaving.current = false;
    isAnswered.current = false;
  };
  return (
    <ConfirmDialog
      title={translate('views.unsaved.title')}
      text={translate(
        !isForm && unsavedWork.isKept() ? 'views.unsaved.form' : 'views.unsaved.text',
      )}
      also={
        isForm && onSave
          ? { label: translate('views.unsaved.save'), onChoose: saveAndLeave }
          : undefined
      }
      confirm={translate('views.unsaved.leave')}
      tone="error"
      onConfirm={() => {
        unsavedWork.discard();
        onDiscard?.();
        blocker.proceed();
      }}
      onClose={() => blocker.reset()}
    />
  );
};
