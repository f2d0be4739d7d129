import { useState } from 'react';
import { useGetManyReference } from 'react-admin';
import type { DataRecord } from '../../../../schemas';
import { useDefinition } from '../../../routing/definitions';
import { usePagedSearch } from '../../../ui/usePagedSearch';
import { useStoredRecord } from '../../storedRecord';

/** A page of the records that belong to a record, or those of them that a search finds. */
export const useChildren = (name: string) => {
  const { definition, record } = useStoredRecord();
  const spec = definition.children[name];
  if (!spec) throw new Error(`${definition.name} has no children "${name}".`);
  const child = useDefinition(spec.to);
  const { q, page, ...paged } = usePagedSearch();
  const [asked, setAsked] = useState<Readonly<Record<string, unknown>>>({});
  const { data, total, error, refetch } = useGetManyReference<DataRecord>(
    child.name,
    {
      target: spec.parentField,
      id: record.id,
      pagination: { page, perPage: child.list.pageSize },
      sort: { field: '', order: 'ASC' },
      filter: { ...asked, ...(q && { q }) },
      meta: spec.path === undefined ? undefined : { path: spec.path },
    },
    { retry: false, placeholderData: (previous) => previous },
  );
  return {
    record,
    spec,
    child,
    fixed: { [spec.parentField]: record.id },
    page,
    q,
    ...paged,
    asked,
    ask: (values: Readonly<Record<string, unknown>>) => {
      setAsked(values);
      paged.setPage(1);
    },
    data,
    total,
    error,
    refetch,
  };
};
