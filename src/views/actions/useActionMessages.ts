import { HttpError } from 'react-admin';
import type { Outcome } from '../../../dataProvider/calls/actions';
import type { ActionSpec } from '../../../schemas';
import type { ResourceLabels } from '../../fields/labels';
import { useToast } from '../../ui/toasts';

/** The messages of an action that the server doesn't give, from its labels. */
export const useActionMessages = (
  { messages = {} }: ActionSpec,
  labels: ReturnType<ResourceLabels['action']>,
) => {
  const toast = useToast();
  const { started, done, failed, about } = messages;
  return {
    started: () => {
      if (started !== undefined) toast.info(labels.message('started'), started);
    },
    done: ({ message, about: subject, shown, offered }: Outcome) => {
      if (message === '') {
        if (done) toast.success(labels.message('done', { ...shown, count: offered.length }));
      } else if (about !== undefined) toast.success(subject ? `${subject}: ${message}` : message);
    },
    failed: (error: unknown) => {
      if (failed && error instanceof HttpError && error.message === '')
        toast.error(labels.message('failed'));
    },
  };
};
