import { useGetManyAggregate, useTranslate } from 'react-admin';
import { type DataRecord, isKind, type OptionsOf, titleOf } from '../../../schemas';
import { useReferred } from '../../kinds/reference/useReferred';
import type { Rows } from './rowBars';

/** What the rows of a week are called: by the record that each refers to, or by their places. */
export const useRowLabels = (value: Rows, { fields }: OptionsOf<'rows'>) => {
  const translate = useTranslate();
  const [name = '', reference] =
    Object.entries(fields).find(([, field]) => isKind(field, 'reference')) ?? [];
  const { to, titleIn = '' } =
    reference && isKind(reference, 'reference') ? reference : { to: undefined };
  const definition = useReferred(to ?? '');
  const ids = [...new Set(value.map((row) => Number(row[name] ?? 0)))].filter((id) => id > 0);
  const { data = [] } = useGetManyAggregate<DataRecord>(
    definition?.name ?? '',
    { ids },
    { enabled: definition !== null && ids.length > 0, retry: false },
  );
  return {
    to,
    name,
    labelOf: (row: Rows[number], place: number): string => {
      const referred = data.find((record) => record?.id === row[name]);
      const title = referred && definition ? titleOf(definition, referred) : row[titleIn];
      return String(title || translate('week.row', { number: place + 1 }));
    },
  };
};
