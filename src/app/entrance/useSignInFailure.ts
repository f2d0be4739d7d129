import { HttpError, useTranslate } from 'react-admin';
import { Unreachable } from '../../../dataProvider/http';

/** Words why somebody wasn't signed in. */
export const useSignInFailure = () => {
  const translate = useTranslate();
  return (error: unknown): string => {
    if (error instanceof Unreachable) return translate(`signIn.unreachable.${error.reason}`);
    if (error instanceof HttpError && error.message !== '') return error.message;
    return translate('signIn.failed');
  };
};
