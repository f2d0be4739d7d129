import { useTranslate } from 'react-admin';
import type { Unreachable } from '../../dataProvider/http';
import { useToast } from '../ui/toasts';

/**
 * The message for an upload that failed without one of the server: an unreadable answer is reported in a toast
 * as well, since the file may have been stored.
 *
 * @param unreachable the text where there was no answer
 */
export const useFailedUpload = (unreachable = 'kinds.upload.unreachable') => {
  const translate = useTranslate();
  const toast = useToast();
  return (failure: Unreachable): string => {
    console.error(failure);
    if (failure.reason !== 'unreadable') return translate(unreachable);
    const problem = translate('kinds.upload.unreadable');
    toast.error(problem);
    return problem;
  };
};
