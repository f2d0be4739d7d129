import { useState } from 'react';
import { HttpError, useTranslate } from 'react-admin';
import type { Form } from '../../../dataProvider/calls/documents';
import { checkValues, initialValues } from '../../../schemas/documents';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { problemTexts } from '../problemTexts';
import type { FilledIn } from './held';

type ByRow<Value = unknown> = Readonly<Record<number, Value>>;

/** A value that the server refused, and why. */
interface Refused {
  readonly value: unknown;
  readonly text: string;
}

const NAME_OF_VALUE = /^row(\d+)$/;

/** The messages of a refusal by row, those of rows included that came into the form meanwhile. */
const refusedBy = (error: unknown, values: ByRow): ByRow<Refused> => {
  const errors: Readonly<Record<string, unknown>> =
    error instanceof HttpError ? (error.body?.errors ?? {}) : {};
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, text]) => {
      const id = Number(NAME_OF_VALUE.exec(name)?.[1]);
      return id > 0 && typeof text === 'string' ? [[id, { value: values[id], text }] as const] : [];
    }),
  );
};

interface Options {
  form: Form;
  /** What is changed; `null` for a new one. */
  item: FilledIn | null;
  store(values: ByRow): Promise<void>;
  onStored(): void;
}

/** A document while someone fills it in: its values, what is wrong with them, and storing them. */
export const useFillIn = ({ form, item, store, onStored }: Options) => {
  const translate = useTranslate();
  const { isBusy, failure, attempt } = useAttempt();
  const [before] = useState<ByRow>(() => item?.values ?? initialValues(form.rows));
  const [values, setValues] = useState(before);
  const [refused, setRefused] = useState<ByRow<Refused>>({});
  /** Counts the tries, so that each leads to what is wrong. */
  const [tries, setTries] = useState(0);

  const wrong = tries > 0 ? checkValues(form.rows, values) : {};
  const stillRefused = Object.entries(refused)
    .filter(([id, { value }]) => values[Number(id)] === value)
    .map(([id, { text }]) => [id, text] as const);
  const problems: ByRow<string> = {
    ...Object.fromEntries(stillRefused),
    ...problemTexts(wrong, (key, params) => translate(key, params)),
  };

  const save = async () => {
    setTries((count) => count + 1);
    if (Object.keys(checkValues(form.rows, values)).length > 0) return;
    const isStored = await attempt(async () => {
      try {
        await store(values);
      } catch (error) {
        setRefused(refusedBy(error, values));
        setTries((count) => count + 1);
        throw error;
      }
    });
    if (isStored) onStored();
  };

  return {
    /** The values to begin with. */
    before,
    values,
    setValues,
    problems,
    tries,
    isBusy,
    failure,
    isDirty: JSON.stringify(values) !== JSON.stringify(before),
    save,
  };
};
