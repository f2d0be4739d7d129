import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import { rowsOfDocument } from '../../../dataProvider/calls/documents';
import type { DataRecord } from '../../../schemas';
import { enumQuery } from '../../documents/useEnumValues';
import { useHasBeen } from '../../ui/useHasBeen';

const enumsOf = (record: DataRecord): readonly number[] => {
  const ids = rowsOfDocument(record).map(({ options }) => options.enumId);
  return [...new Set(ids.filter((id) => typeof id === 'number'))];
};

/** Whether what a document's rows offer was read, or can't be: a choice is as high as it has values. */
export const useIsOffered = (record: DataRecord): boolean => {
  const provider = useDataProvider();
  const [ids] = useState(() => enumsOf(record));
  const areRead = useQueries({
    queries: ids.map((id) => enumQuery(provider, id)),
    combine: (enums) => enums.every(({ isPending }) => !isPending),
  });
  return useHasBeen(areRead);
};
