import { type RefObject, useRef, useState } from 'react';
import { withoutVersion } from '../../../dataProvider/version';
import { type Resource, traitsOf } from '../../../schemas';
import { useToast } from '../../ui/toasts';
import { changesOf, partsOf } from '../draft/changesOf';
import { keptOf } from '../draft/draftFields';
import { drafts } from '../draft/drafts';
import type { FormDraft } from '../draft/useDraft';
import type { RecordFormOptions, Sent, Values } from './formTypes';
import { useFilesFirst } from './useFilesFirst';
import type { RecordValues } from './useRecordValues';
import { useRefusals } from './useRefusals';

/** What a save is to do. */
export interface SaveWish {
  /** Begin another new record after this one. */
  readonly goesOn?: boolean;
  /** Make a new record in place of the one that is gone. */
  readonly addsAgain?: boolean;
}

/** What of a record that is gone a new one can be made of: what is masked or was uploaded isn't there to be sent. */
const toAddAgain = ({ fields }: Resource, values: Values, typed: Values): Values =>
  Object.fromEntries(
    Object.entries(withoutVersion(values)).filter(([name]) => {
      const field = fields[name];
      if (!field || name in typed) return true;
      const { isSecret, isUpload } = traitsOf(field);
      return !isSecret && !isUpload;
    }),
  );

/** Whether a new record has been made: known at once, and drawn. */
export const useMade = () => {
  const made = useRef(false);
  const [isDone, setDone] = useState(false);
  const note = (isMade: boolean): void => {
    made.current = isMade;
    setDone(isMade);
  };
  return { isDone, isMade: () => made.current, note };
};

interface Options
  extends Pick<RecordFormOptions, 'definition' | 'mode' | 'files' | 'save' | 'onWrong'> {
  values: RecordValues;
  draft: FormDraft;
  made: ReturnType<typeof useMade>;
  /** The save that runs. */
  running: RefObject<SaveWish | null>;
}

/** Values as they are sent, and what becomes of the form once they are stored. */
const sentOf = (
  sending: Values,
  { goesOn = false, addsAgain }: SaveWish,
  options: Options,
): Sent => {
  const { definition, mode, values, draft, made } = options;
  const { name, fields } = definition;
  let more: Values = {};
  const isNew = mode === 'create' || addsAgain === true;
  return {
    base: values.base(),
    isNew,
    goesOn,
    key: isNew ? draft.send(values.typed) : undefined,
    stored: (id, merged = sending, notStored = []) => {
      const before = partsOf(values.base(), notStored);
      more = { ...partsOf(sending, notStored), ...changesOf(sending, values.form.getValues()) };
      draft.drop();
      made.note(id !== undefined);
      const stored = { ...merged, ...before };
      values.replace(withoutVersion(stored), { ...values.base(), ...stored });
      if (id === undefined) values.enter(more);
      else drafts.write(drafts.keyOf([name, id]), keptOf(fields, more));
    },
    hasMore: () => Object.keys(made.isMade() ? more : values.typed()).length > 0,
  };
};

/** Saves a record's form: once, however often it is called while that runs, and it makes one record. */
export const useFormSave = (options: Options) => {
  const { definition, files, save, onWrong, values, made, running } = options;
  const { form, typed, validate, base } = values;
  const toast = useToast();
  const { failure, gone, clear, refuse, report } = useRefusals({ definition, form, onWrong });
  const { areFilesSent, isWaiting } = useFilesFirst(files, form.trigger);
  const last = useRef<SaveWish>({});

  const send = async (wish: SaveWish): Promise<boolean> => {
    let isStored = false;
    const submit = form.handleSubmit(
      async (entered) => {
        clear();
        try {
          const all = { ...base(), ...entered };
          const sending = wish.addsAgain ? toAddAgain(definition, all, typed()) : all;
          await save(sending, sentOf(entered, wish, options));
          isStored = true;
        } catch (error) {
          refuse(error);
        }
      },
      () => report(validate(form.getValues())),
    );
    await submit();
    return isStored;
  };

  /** @returns whether it is stored */
  const submit = async (wish: SaveWish = {}): Promise<boolean> => {
    if (running.current || made.isMade()) return false;
    running.current = wish;
    last.current = wish;
    toast.forgetErrors();
    try {
      return (await areFilesSent()) && (await send(wish));
    } finally {
      running.current = null;
    }
  };

  return {
    submit,
    /** Saves once more as it was tried last. */
    retry: () => submit(last.current),
    addAgain: () => submit({ addsAgain: true }),
    /** A save waits for files that are being sent. */
    isWaiting,
    failure,
    gone,
    clear,
  };
};
