import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { acts } from '../../dataProvider/acts';
import { messages } from '../../dataProvider/messages';
import { newKey } from '../../dataProvider/once';
import type { Sending } from '../../dataProvider/upload';
import type { Upload } from './UploadQueue';
import { type AddressOf, toAddress } from './useUploads';

/** What was sent since the last report. */
const newRun = () => ({ act: newKey(), stored: [] as string[], sent: 0 });

/**
 * Sends files each to an address of its own, and has all that were sent together be one thing to the person: reported
 * once, when the last of them is over, and taken back as one.
 */
export const useOneReport = <Target>(addressOf: AddressOf<Target>) => {
  const translate = useTranslate();
  const [run] = useState(() => ({ current: newRun() }));
  const send = async (upload: Upload<Target>, sending: Sending) => {
    const { current } = run;
    current.sent += 1;
    const withAct = toAddress((target: Target) => ({ ...addressOf(target), act: current.act }));
    const { message } = await withAct(upload, sending);
    current.stored.push(message);
    return message;
  };
  const onOver = (): void => {
    const { act, stored, sent } = run.current;
    run.current = newRun();
    const [only] = stored;
    const done = stored.length;
    const text = done > 1 ? translate('media.uploads.summary', { done, total: sent }) : only;
    messages.publish({ isOk: true, text: text ?? '', act: acts.take(act) });
  };
  return { send, onOver };
};
