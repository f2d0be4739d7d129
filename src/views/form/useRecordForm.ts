import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { withoutVersion } from '../../../dataProvider/version';
import { checkRecord, type Resource, traitsOf } from '../../../schemas';
import { useProblemText } from '../../fields/useProblemText';
import { useToast } from '../../ui/toasts';
import type { FormFiles } from '../../uploads/formFiles';
import { uploadsUnderWay } from '../../uploads/uploadsUnderWay';
import { useBase } from '../conflicts/useBase';
import { changesOf, partsOf } from '../draft/changesOf';
import { keptOf } from '../draft/draftFields';
import { drafts } from '../draft/drafts';
import { useDraft } from '../draft/useDraft';
import { placeOf } from './placeOf';
import { useRefusals } from './useRefusals';

export type Values = Record<string, unknown>;
export type FormMode = 'view' | 'edit' | 'create';

/** Values on their way to the server, while more may be typed. */
export interface Sent {
  /** The record that they were made of. */
  readonly base: Values;
  /** The key under which they make one record, where they make a new one. */
  readonly key: string | undefined;
  /** They make a new record: what they were made of isn't there any more, or never was. */
  readonly isNew: boolean;
  /**
   * To be called once they are stored: what was typed since is all that is unsaved from then on, and what the
   * server made of the others may take their place. A new record is made once, and what was typed since is a
   * draft of it.
   *
   * @param id of the new record
   * @param merged what is stored, where that isn't what was sent
   * @param notStored fields of which that couldn't be stored: they stay as they were typed, unsaved
   */
  stored(id?: number, merged?: Values, notStored?: readonly string[]): void;
  /** Whether something has been typed since they were sent, or couldn't be stored. */
  hasMore(): boolean;
}

interface Options {
  definition: Resource;
  record: Values;
  mode: FormMode;
  /** What the place of a new record gives it: drafts of new records in other places are kept apart. */
  given?: Values;
  /** Those that wait for the save. */
  files?: Pick<FormFiles, 'isHolding' | 'store'>;
  /** Sends the values; what it throws is shown where the person looks. */
  save(values: Values, sent: Sent): Promise<void>;
  /** Told which field is wrong first, so that its tab can be opened. */
  onWrong(field: string): void;
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

/** The form of a record: its values, its rules, and what becomes of a save. */
export const useRecordForm = ({ definition, record, mode, given, ...options }: Options) => {
  const { files, save, onWrong } = options;
  const textOf = useProblemText(definition.name);
  const translate = useTranslate();
  const toast = useToast();
  const isAgain = useRef(false);
  const isSaving = useRef(false);
  const isMade = useRef(false);
  const isStored = useRef(false);
  const [isWaiting, setWaiting] = useState(false);
  const [isDone, setDone] = useState(false);

  const check = (values: Values) =>
    mode === 'create' || isAgain.current
      ? checkRecord(definition, values, 'create')
      : checkRecord(definition, values, 'update', base.current);

  const resolver: Resolver<Values> = (values) => {
    const problems = check(values);
    const errors = Object.entries(problems).map(([name, problem]) => [
      name,
      { type: problem.message, message: textOf(problem, name) },
    ]);
    return errors.length > 0
      ? { values: {}, errors: Object.fromEntries(errors) as FieldErrors<Values> }
      : { values, errors: {} };
  };

  const values = useMemo(() => withoutVersion(record), [record]);
  const form = useForm<Values>({
    values,
    resolver,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    shouldFocusError: false,
    resetOptions: { keepDirtyValues: mode !== 'view' },
  });

  const { failure, gone, clear, refuse, tell } = useRefusals({ definition, form, onWrong });
  const draft = useDraft({
    place: [
      definition.name,
      ...(mode === 'create' ? ['new', placeOf(given)] : [Number(record.id)]),
    ],
    fields: definition.fields,
    stored: record,
  });
  const { getFieldState, getValues, watch } = form;
  const typed = () =>
    Object.fromEntries(Object.entries(getValues()).filter(([name]) => getFieldState(name).isDirty));
  const base = useBase(record, () => Object.keys(typed()));
  const note = useRef(() => {});
  note.current = () => {
    if (mode !== 'view' && !isMade.current) draft.note(typed);
  };
  useEffect(() => {
    const watched = watch(() => note.current());
    return () => watched.unsubscribe();
  }, [watch]);

  /** Makes these the values that nothing is changed from, what was typed included. */
  const setAll = (next: Values) => form.reset(next, { keepDirtyValues: false });

  /** Puts values into the form as if they were typed. */
  const enter = (values: Values) => {
    for (const [name, value] of Object.entries(values))
      form.setValue(name, value, { shouldDirty: true });
  };

  /** Gives up what was typed, which is offered from now on. */
  const reset = () => {
    draft.leave(typed());
    setAll(values);
    base.current = record;
    clear();
  };

  const sentOf = (values: Values): Sent => {
    let more: Values = {};
    const isNew = mode === 'create' || isAgain.current;
    return {
      base: base.current,
      isNew,
      key: isNew ? draft.send(typed) : undefined,
      stored: (id, merged = values, notStored = []) => {
        const before = partsOf(base.current, notStored);
        more = { ...partsOf(values, notStored), ...changesOf(values, getValues()) };
        draft.drop();
        isMade.current = id !== undefined;
        setDone(isMade.current);
        setAll(withoutVersion({ ...merged, ...before }));
        base.current = { ...base.current, ...merged, ...before };
        if (id === undefined) enter(more);
        else drafts.write(drafts.keyOf([definition.name, id]), keptOf(definition.fields, more));
      },
      hasMore: () => Object.keys(isMade.current ? more : typed()).length > 0,
    };
  };

  const submit = form.handleSubmit(
    async (values) => {
      clear();
      try {
        const all = { ...base.current, ...values };
        const sent = isAgain.current ? toAddAgain(definition, all, typed()) : all;
        await save(sent, sentOf(values));
        isStored.current = true;
      } catch (error) {
        refuse(error);
      }
    },
    () => tell(check(form.getValues())),
  );

  /** Waits for the files that are being sent: what is stored without them would lack them. */
  const filesAreThere = async (): Promise<boolean> => {
    if (!files?.isHolding() && !uploadsUnderWay.isRunning()) return true;
    // What is wrong is told before anything is sent.
    if (!(await form.trigger())) return true;
    const forget = toast.info(translate('views.waitsForFiles'));
    setWaiting(true);
    const areStored = (await uploadsUnderWay.settled()) && ((await files?.store()) ?? true);
    setWaiting(false);
    forget();
    if (!areStored) toast.warning(translate('views.filesNotSent'));
    return areStored;
  };

  /**
   * Saves once, however often it is asked to while it runs, and makes one record.
   *
   * @returns whether it is stored
   */
  const submitOnce = async (): Promise<boolean> => {
    if (isSaving.current || isMade.current) return false;
    isSaving.current = true;
    isStored.current = false;
    toast.forgetErrors();
    try {
      if (await filesAreThere()) await submit();
      return isStored.current;
    } finally {
      isSaving.current = false;
    }
  };

  /** Makes a new record of what is in the form, in place of the one that is gone. */
  const addAgain = async () => {
    isAgain.current = true;
    try {
      await submitOnce();
    } finally {
      isAgain.current = false;
    }
  };

  return {
    form,
    reset,
    typed,
    addAgain,
    gone,
    enter,
    draft,
    submit: submitOnce,
    /** A save waits for files that are being sent. */
    isWaiting,
    failure,
    /** The new record is made: there is nothing left to do but to leave. */
    isDone,
    /** The same, before it is drawn. */
    isMade: () => isMade.current,
  };
};

export type RecordForm = ReturnType<typeof useRecordForm>;
