import { useEffect, useRef, useState } from 'react';
import { HttpError } from 'react-admin';
import type { UseFormReturn } from 'react-hook-form';
import { Gone } from '../../../dataProvider/Gone';
import { Unreachable } from '../../../dataProvider/http';
import type { Problem, Resource } from '../../../schemas';
import { isSharedMessage, useProblemText } from '../../fields/useProblemText';
import { useToast } from '../../ui/toasts';

interface Options {
  definition: Resource;
  form: UseFormReturn<Record<string, unknown>>;
  /** Called with the field that is wrong first, so that its tab can be opened. */
  onWrong(field: string): void;
}

/** Why a form isn't saved, by its rules or by the server: marked at its fields, shown as a toast, or kept to be shown around it. */
export const useRefusals = ({ definition, form, onWrong }: Options) => {
  const textOf = useProblemText(definition.name);
  const toast = useToast();
  const [failure, setFailure] = useState<Unreachable | null>(null);
  const [gone, setGone] = useState<Gone | null>(null);
  const wrong = useRef<readonly string[]>([]);
  const { isSubmitting } = form.formState;
  // The fields have to be marked before the focus can go to what is wrong within one.
  useEffect(() => {
    if (wrong.current.length === 0 || isSubmitting) return;
    const first = Object.keys(definition.fields).find((name) => wrong.current.includes(name));
    wrong.current = [];
    if (first) onWrong(first);
  });

  const lost = (error: Unreachable) => {
    console.error(error);
    setFailure(error);
    const notSaved = definition.messages?.notSaved;
    if (notSaved !== undefined) toast.error(textOf({ message: notSaved }));
  };

  return {
    /** The server couldn't be reached. */
    failure,
    /** The record was deleted by the time that it was saved. */
    gone,
    /** Begins anew: the server may be reached by now. */
    clear: () => setFailure(null),
    /** What the server, or the transport, reports of a save. */
    refuse: (error: unknown) => {
      if (error instanceof Gone) return setGone(error);
      if (error instanceof Unreachable) return lost(error);
      const errors = error instanceof HttpError ? (error.body?.errors ?? {}) : {};
      for (const [name, message] of Object.entries(errors))
        form.setError(name, { type: 'server', message: String(message) });
      wrong.current = Object.keys(errors);
    },
    /**
     * The rules' problems of fields that are marked by now. A message of the resource's own is a toast as well;
     * messages that all resources share stand above the form.
     */
    report: (problems: Readonly<Record<string, Problem<string>>>) => {
      const own = Object.entries(problems).filter(([, { message }]) => !isSharedMessage(message));
      toast.error([...new Set(own.map(([name, problem]) => textOf(problem, name)))].join('\n'));
      wrong.current = Object.keys(problems);
    },
  };
};
