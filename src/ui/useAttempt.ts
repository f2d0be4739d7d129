import { useMutation } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { Unreachable } from '../../dataProvider/http';
import { useToast } from './toasts';

type Work = () => Promise<unknown>;

/**
 * Makes one change of the server's data at a time. A refusal has been shown as a toast already; a
 * failure of the transport is logged and kept for the place where the person looks.
 *
 * @param failureIn where that place can't show a failure: a toast shows it instead
 */
export const useAttempt = (failureIn: 'inPlace' | 'toast' = 'inPlace') => {
  const translate = useTranslate();
  const toast = useToast();
  const { isPending, error, variables, mutateAsync } = useMutation({
    mutationFn: (work: Work) => work(),
    onError: (failure) => {
      if (!(failure instanceof Unreachable)) return;
      console.error(failure);
      if (failureIn === 'toast') toast.error(translate(`views.unreachable.${failure.reason}`));
    },
  });
  /** @returns whether it was made */
  const attempt = async (work: Work): Promise<boolean> =>
    !isPending &&
    mutateAsync(work).then(
      () => true,
      () => false,
    );
  /** Tries what failed once more. */
  const retry = async (): Promise<boolean> => variables !== undefined && attempt(variables);
  return {
    isBusy: isPending,
    failure: error instanceof Unreachable ? error : null,
    attempt,
    retry,
  };
};
