import { hashKey } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { type FieldErrors, type Resolver, type UseFormReset, useForm } from 'react-hook-form';
import { withoutVersion } from '../../../dataProvider/version';
import { checkRecord, type Problem, type Resource, secretsToEnter } from '../../../schemas';
import { useProblemText } from '../../fields/useProblemText';
import { useBase } from '../conflicts/useBase';
import type { RecordFormOptions, Values } from './formTypes';

interface Options extends Pick<RecordFormOptions, 'definition' | 'record' | 'mode'> {
  /** Whether the form is to make a new record. */
  isNew(): boolean;
}

/** What is wrong with values of a stored record, by field. */
const wrongIn = (
  definition: Resource,
  values: Values,
  stored: Values,
): Readonly<Record<string, Problem<string>>> => ({
  ...checkRecord(definition, values, 'update', stored),
  ...secretsToEnter(definition.fields, stored, values),
});

/**
 * Gives the form what the record has become since. Its `values` would do the same, but also once as it opens, and draw
 * the whole page again for it.
 */
const useLaterValues = (reset: UseFormReset<Values>, values: Values): void => {
  const given = useRef(values);
  useEffect(() => {
    const isSame = hashKey([given.current]) === hashKey([values]);
    given.current = values;
    if (isSame) return;
    reset(values, { keepFieldsRef: true });
  }, [reset, values]);
};

/** The values of a record's form, and its rules. */
export const useRecordValues = ({ definition, record, mode, isNew }: Options) => {
  const textOf = useProblemText(definition.name);

  /** What is wrong with values, by field. */
  const validate = (values: Values): Readonly<Record<string, Problem<string>>> =>
    isNew() ? checkRecord(definition, values, 'create') : wrongIn(definition, values, base.current);

  const resolver: Resolver<Values> = (values) => {
    const errors = Object.entries(validate(values)).map(([name, problem]) => [
      name,
      { type: problem.message, message: textOf(problem, name) },
    ]);
    return errors.length > 0
      ? { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
      : { values, errors: {} };
  };

  const values = useMemo(() => withoutVersion(record), [record]);
  const form = useForm<Values>({
    defaultValues: values,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    resetOptions: { keepDirtyValues: mode !== 'view' },
  });
  useLaterValues(form.reset, values);

  const typed = (): Values =>
    Object.fromEntries(
      Object.entries(form.getValues()).filter(([name]) => form.getFieldState(name).isDirty),
    );
  const base = useBase(record, () => Object.keys(typed()));

  /** Makes these the values that nothing is changed from, what was typed included. */
  const replace = (next: Values, nextBase: Values): void => {
    form.reset(next, { keepDirtyValues: false });
    base.current = nextBase;
  };

  return {
    form,
    validate,
    /** The values that differ from those that the form began with. */
    typed,
    /** The record that the form was begun from. */
    base: (): Values => base.current,
    replace,
    /** Puts values into the form as if they were typed. */
    enter: (entered: Values): void => {
      for (const [name, value] of Object.entries(entered))
        form.setValue(name, value, { shouldDirty: true });
    },
    /** Gives up what was typed. */
    reset: (): void => replace(values, record),
  };
};

export type RecordValues = ReturnType<typeof useRecordValues>;
