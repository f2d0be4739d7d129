import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { checkValue, type DataRecord, type Resource } from '../../../../schemas';
import { fieldOf } from '../../../fields/fields';
import { useProblemText } from '../../../fields/useProblemText';
import { useAttempt } from '../../../ui/attempts/useAttempt';
import { useTypedWork } from '../../../ui/typedWork';
import { useRowChange } from '../../changes/useRowChange';
import { keptOf } from '../../draft/draftFields';
import { drafts } from '../../draft/drafts';

/** A value that is entered in a row of a list. */
export interface EnteredValue {
  definition: Resource;
  record: DataRecord;
  name: string;
}

/** What was typed into a row. */
interface Typed {
  readonly value: unknown;
  /** The row as it was when it was first typed in. */
  readonly seen: DataRecord;
  /** It was typed when the row was here last, and not stored. */
  readonly isLeft: boolean;
}

/** What is typed into a row, what is wrong with it, and the call that saves it. */
export const useRowEntry = ({ definition, record, name }: EnteredValue) => {
  const translate = useTranslate();
  const textOf = useProblemText(definition.name);
  const client = useQueryClient();
  const key = drafts.keyOf([definition.name, record.id, 'row', name]);
  const [left] = useState(() => drafts.read(key)?.values);
  const [typed, setTyped] = useState<Typed | null>(
    left && name in left ? { value: left[name], seen: record, isLeft: true } : null,
  );
  const [isChecked, setChecked] = useState(false);
  const { isBusy, failure, attempt } = useAttempt();
  const { editInRow } = definition.list;
  const { change } = useRowChange(definition, editInRow);
  useTypedWork(typed !== null);
  const field = fieldOf(definition, name);
  const value = typed ? typed.value : record[name];
  const problem = isChecked ? checkValue(value, field, record, 'update') : undefined;

  const forget = () => {
    drafts.remove(key);
    setTyped(null);
    setChecked(false);
  };
  const save = async () => {
    setChecked(true);
    if (!editInRow || !typed || checkValue(value, field, record, 'update')) return;
    const isSaved = await attempt(async () => {
      await change(typed.seen, { [name]: value });
      await client.invalidateQueries({ queryKey: [definition.name] });
    });
    if (isSaved) forget();
  };
  return {
    field,
    value,
    enter: (next: unknown) => {
      drafts.write(key, keptOf(definition.fields, { [name]: next }));
      setTyped({ value: next, seen: typed?.seen ?? record, isLeft: false });
    },
    isTyped: typed !== null,
    isBusy,
    error: problem
      ? textOf(problem)
      : failure
        ? translate(`views.unreachable.${failure.reason}`)
        : typed?.isLeft && translate('views.draft.ofRow', { stored: String(record[name] ?? '') }),
    save,
    forget,
  };
};
