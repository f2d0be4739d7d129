import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { type LeftWork, unsavedWork } from '../../ui/unsavedWork';

/**
 * Lets an action wait until everything is stored that stores itself, since it acts on what is stored.
 *
 * @returns `left`: what couldn't be stored, while that is to be reported
 */
export const useStoredFirst = () => {
  const translate = useTranslate();
  const [isWaiting, setWaiting] = useState(false);
  const [left, setLeft] = useState<readonly LeftWork[] | null>(null);

  /** @returns whether everything is stored */
  const storeFirst = async (): Promise<boolean> => {
    if (unsavedWork.isStored()) return true;
    if (isWaiting) return false;
    setWaiting(true);
    const isStored = await unsavedWork.store();
    setWaiting(false);
    setLeft(isStored ? null : unsavedWork.left(translate));
    return isStored;
  };

  return { isWaiting, left, storeFirst, forget: () => setLeft(null) };
};
