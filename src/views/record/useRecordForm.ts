import { useEffect, useRef, useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { Unreachable } from '../../../dataProvider/http';
import { checkRecord, type Problem, type Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useProblemText } from '../../fields/useProblemText';
import { useToast } from '../../ui/toasts';
import { changesOf } from './changesOf';

export type Values = Record<string, unknown>;
export type FormMode = 'view' | 'edit' | 'create';

/** Values on their way to the server, while more may be typed. */
export interface Sent {
  /**
   * To be called once they are stored: what was typed since is all that is unsaved from then on, and what the
   * server made of the others may take their place. A new record is made once.
   */
  stored(): void;
  /** Whether something has been typed since they were sent. */
  hasMore(): boolean;
}

interface Options {
  definition: Resource;
  record: Values;
  mode: FormMode;
  /** Sends the values; what it throws is shown where the person looks. */
  save(values: Values, sent: Sent): Promise<void>;
  /** Told which field is wrong first, so that its tab can be opened. */
  onWrong(field: string): void;
}

/** The form of a record: its values, its rules, and what becomes of a save. */
export const useRecordForm = ({ definition, record, mode, save, onWrong }: Options) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const textOf = useProblemText(definition.name);
  const toast = useToast();
  const [failure, setFailure] = useState<Unreachable | null>(null);
  const isSaving = useRef(false);
  const isMade = useRef(false);
  const [isDone, setDone] = useState(false);

  const resolver: Resolver<Values> = (values) => {
    const problems = checkRecord(definition, values, mode === 'create' ? 'create' : 'update');
    const errors = Object.entries(problems).map(([name, problem]) => [
      name,
      { type: problem.message, message: textOf(problem) },
    ]);
    return errors.length > 0
      ? { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
      : { values, errors: {} };
  };

  const form = useForm<Values>({
    values: record,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    resetOptions: { keepDirtyValues: mode !== 'view' },
  });

  /** Makes these the values that nothing is changed from, what was typed included. */
  const setAll = (next: Values) => form.reset(next, { keepDirtyValues: false });

  const sentOf = (values: Values): Sent => {
    const typedSince = () => changesOf(values, form.getValues());
    return {
      stored: () => {
        const typed = typedSince();
        setAll(values);
        for (const [name, value] of Object.entries(typed))
          form.setValue(name, value, { shouldDirty: true });
        isMade.current = mode === 'create';
        setDone(isMade.current);
      },
      hasMore: () => Object.keys(typedSince()).length > 0,
    };
  };

  const { isSubmitting } = form.formState;
  const wrong = useRef<readonly string[]>([]);
  // The fields have to be marked before the focus can go to what is wrong within one.
  useEffect(() => {
    if (wrong.current.length === 0 || isSubmitting) return;
    const first = Object.keys(definition.fields).find((name) => wrong.current.includes(name));
    wrong.current = [];
    if (first) onWrong(first);
  });

  const toastOf = (problems: Record<string, Problem<string>>): string => {
    const missing = Object.keys(problems).filter((name) => problems[name]?.message === 'required');
    const others = Object.values(problems).filter(({ message }) => message !== 'required');
    return [
      ...new Set(others.map(textOf)),
      ...(missing.length > 0
        ? [translate('views.missing', { fields: missing.map(labels.field).join(', ') })]
        : []),
    ].join(' · ');
  };

  const refuse = (error: unknown) => {
    if (error instanceof Unreachable) {
      console.error(error);
      setFailure(error);
      return;
    }
    const errors = error instanceof HttpError ? (error.body?.errors ?? {}) : {};
    for (const [name, message] of Object.entries(errors))
      form.setError(name, { type: 'server', message: String(message) });
    wrong.current = Object.keys(errors);
  };

  const submit = form.handleSubmit(
    async (values) => {
      setFailure(null);
      try {
        await save({ ...record, ...values }, sentOf(values));
      } catch (error) {
        refuse(error);
      }
    },
    (errors) => {
      const problems = checkRecord(
        definition,
        form.getValues(),
        mode === 'create' ? 'create' : 'update',
      );
      toast.error(toastOf(problems));
      wrong.current = Object.keys(errors);
    },
  );

  /** Saves once, however often it is asked to while it runs, and makes one record. */
  const submitOnce = async () => {
    if (isSaving.current || isMade.current) return;
    isSaving.current = true;
    try {
      await submit();
    } finally {
      isSaving.current = false;
    }
  };

  return {
    form,
    setAll,
    submit: submitOnce,
    failure,
    clearFailure: () => setFailure(null),
    /** The new record is made: there is nothing left to do but to leave. */
    isDone,
    /** The same, before it is drawn. */
    isMade: () => isMade.current,
  };
};
