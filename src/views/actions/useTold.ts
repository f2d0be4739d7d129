import { HttpError } from 'react-admin';
import type { Outcome } from '../../../dataProvider/calls/actions';
import type { ActionSpec } from '../../../schemas';
import type { ResourceLabels } from '../../fields/labels';
import { useToast } from '../../ui/toasts';

/** Says of an action what the server leaves unsaid, in the words of its labels. */
export const useTold = (
  { tells = {} }: ActionSpec,
  labels: ReturnType<ResourceLabels['action']>,
) => {
  const toast = useToast();
  const { started, done, failed, about } = tells;
  return {
    begun: () => {
      if (started !== undefined) toast.info(labels.told('started'), started);
    },
    done: ({ message, about: subject, shown, offered }: Outcome) => {
      if (message === '') {
        if (done) toast.success(labels.told('done', { ...shown, count: offered.length }));
      } else if (about !== undefined) toast.success(subject ? `${subject}: ${message}` : message);
    },
    failed: (error: unknown) => {
      if (failed && error instanceof HttpError && error.message === '')
        toast.error(labels.told('failed'));
    },
  };
};
