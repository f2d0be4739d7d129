import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useToast } from '../../ui/toasts';
import { uploadsUnderWay } from '../../uploads/uploadsUnderWay';
import type { RecordFormOptions } from './formTypes';

/**
 * Waits for the files that are being sent: what is stored without them would lack them.
 *
 * @param isValid whether the form could be saved; what is wrong is shown before anything is sent
 */
export const useFilesFirst = (
  files: RecordFormOptions['files'],
  isValid: () => Promise<boolean>,
) => {
  const translate = useTranslate();
  const toast = useToast();
  const [isWaiting, setWaiting] = useState(false);
  const send = async (): Promise<boolean> =>
    (await uploadsUnderWay.settled()) && ((await files?.store()) ?? true);

  /** @returns whether the form can be saved as far as its files go */
  const areFilesSent = async (): Promise<boolean> => {
    if (!files?.isHolding() && !uploadsUnderWay.isRunning()) return true;
    if (!(await isValid())) return true;
    const forget = toast.info(translate('views.waitsForFiles'));
    setWaiting(true);
    const areSent = await send();
    setWaiting(false);
    forget();
    if (!areSent) toast.warning(translate('views.filesNotSent'));
    return areSent;
  };
  return { areFilesSent, isWaiting };
};
