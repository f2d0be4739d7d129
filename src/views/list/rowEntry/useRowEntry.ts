import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../../dataProvider/BackOfficeProvider';
import { checkValue, type DataRecord, type Resource } from '../../../../schemas';
import { fieldOf } from '../../../fields/fields';
import { useProblemText } from '../../../fields/useProblemText';
import { useAttempt } from '../../../ui/attempts/useAttempt';
import { useTypedWork } from '../../../ui/typedWork';

/** A value that is entered in a row of a list. */
export interface EnteredValue {
  definition: Resource;
  record: DataRecord;
  name: string;
}

/** What is typed into a row, what is wrong with it, and the call that saves it. */
export const useRowEntry = ({ definition, record, name }: EnteredValue) => {
  const translate = useTranslate();
  const textOf = useProblemText(definition.name);
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const [typed, setTyped] = useState<{ value: unknown } | null>(null);
  const [isChecked, setChecked] = useState(false);
  const { isBusy, failure, attempt } = useAttempt();
  const { editInRow } = definition.list;
  useTypedWork(typed !== null);
  const field = fieldOf(definition, name);
  const value = typed ? typed.value : record[name];
  const problem = isChecked ? checkValue(value, field, record, 'update') : undefined;

  const forget = () => {
    setTyped(null);
    setChecked(false);
  };
  const save = async () => {
    setChecked(true);
    if (!editInRow || !typed || checkValue(value, field, record, 'update')) return;
    const isSaved = await attempt(async () => {
      await provider.act(definition.name, editInRow, { record: { ...record, [name]: value } });
      await client.invalidateQueries({ queryKey: [definition.name] });
    });
    if (isSaved) forget();
  };
  return {
    field,
    value,
    enter: (next: unknown) => setTyped({ value: next }),
    isTyped: typed !== null,
    isBusy,
    error: problem ? textOf(problem) : failure && translate(`views.unreachable.${failure.reason}`),
    save,
    forget,
  };
};
