import { useId, useState } from 'react';
import type { Texts, Values } from '../../../dataProvider/values';
import { type AnyFields, checkValue, isShown, type Mode, type Resource } from '../../../schemas';
import { isEntered } from '../../fields/fields';
import { useProblemText } from '../../fields/useProblemText';
import { changesOf } from '../draft/changesOf';

interface Options {
  definition: Resource;
  fields: AnyFields;
  /** The values to begin with. */
  row: Values;
  mode: Mode;
}

/** Fields that are entered in a dialog, and checked one by one before they are sent. */
export const useRowEntry = ({ definition, fields, row, mode }: Options) => {
  const textOf = useProblemText(definition.name);
  const id = useId();
  const [before] = useState(row);
  const [values, setValues] = useState(row);
  const [isChecked, setChecked] = useState(false);
  const [refused, setRefused] = useState<Texts>({});
  const entered = Object.entries(fields).filter(
    ([, field]) => isEntered(field, mode) && isShown(field, values),
  );
  const problems = Object.fromEntries(
    entered.map(([name, field]) => [name, checkValue(values[name], field, values, mode)]),
  );
  const focus = (name: string) => document.getElementById(`${id}-${name}`)?.focus();

  return {
    id,
    values,
    before,
    /** The names of the fields that can be entered, in their order. */
    names: entered.map(([name]) => name),
    /** What differs from the values to begin with. */
    typed: () => changesOf(before, values),
    isDirty: entered.some(([name]) => values[name] !== before[name]),
    /** Puts several values in at once. */
    enter: (given: Values) => setValues((current) => ({ ...current, ...given })),
    change: (name: string, value: unknown) => {
      setValues((current) => ({ ...current, [name]: value }));
      setRefused(({ [name]: _, ...others }) => others);
    },
    errorOf: (name: string): string | undefined => {
      const problem = isChecked ? problems[name] : undefined;
      return problem ? textOf(problem) : refused[name];
    },
    /** Marks what is wrong and leads there. @returns whether nothing is */
    check: (): boolean => {
      setChecked(true);
      const wrong = entered.find(([name]) => problems[name]);
      if (wrong) focus(wrong[0]);
      return wrong === undefined;
    },
    /** Marks what the server refused, by the names of fields, and leads there. */
    refuse: (messages: Texts): void => {
      setRefused(messages);
      const wrong = entered.find(([name]) => name in messages);
      if (wrong) focus(wrong[0]);
    },
  };
};

export type RowEntry = ReturnType<typeof useRowEntry>;
