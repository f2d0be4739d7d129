import { useEffect } from 'react';
import type { ListControllerResult } from 'react-admin';
import type { DataRecord, Resource } from '../../../schemas';
import { noteRows } from '../../routing/leftPages';
import { useListPath } from '../../routing/paths';
import { treeOf } from './tree/tree';

type Listed = Pick<
  ListControllerResult<DataRecord>,
  'data' | 'isPlaceholderData' | 'page' | 'perPage' | 'total' | 'sort' | 'filterValues'
>;

/** Remembers the rows on screen, so that a record leads to those before and after it. */
export const useNoteRows = ({ name, list }: Resource, listed: Listed): void => {
  const { data, isPlaceholderData, page, perPage, total = 0, sort, filterValues } = listed;
  const path = useListPath()(name);
  useEffect(() => {
    if (!data || isPlaceholderData) return;
    const shown = list.treeBy ? treeOf(data, list.treeBy).map(({ record }) => record) : data;
    noteRows(path, {
      ids: shown.map(({ id }) => id),
      page,
      perPage,
      total,
      isWhole: Boolean(list.unpaged || filterValues.q),
      sort,
      filter: filterValues,
    });
  }, [path, data, isPlaceholderData, page, perPage, total, sort, filterValues, list]);
};
