import { useRef } from 'react';
import type { RecordFormOptions } from './formTypes';
import { useFormDraft } from './useFormDraft';
import { type SaveWish, useFormSave, useMade } from './useFormSave';
import { useRecordValues } from './useRecordValues';

/** The form of a record: its values, its rules, its draft, and what becomes of a save. */
export const useRecordForm = (options: RecordFormOptions) => {
  const { definition, record, mode, given } = options;
  const running = useRef<SaveWish | null>(null);
  const isNew = () => mode === 'create' || running.current?.addsAgain === true;
  const values = useRecordValues({ definition, record, mode, isNew });
  const made = useMade();
  const { isMade, isDone } = made;
  const draft = useFormDraft({ definition, record, mode, given, values, isMade });
  const { clear, ...saving } = useFormSave({ ...options, values, draft, made, running });

  return {
    ...saving,
    form: values.form,
    typed: values.typed,
    enter: values.enter,
    draft,
    /** The new record is made: there is nothing left to do but to leave. */
    isDone,
    /** The same, before it is drawn. */
    isMade,
    /** Gives up what was typed, which is offered from now on. */
    reset: (): void => {
      draft.leave(values.typed());
      values.reset();
      clear();
    },
  };
};

export type RecordForm = ReturnType<typeof useRecordForm>;
