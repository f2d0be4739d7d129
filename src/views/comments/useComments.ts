import './texts';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { RowOf } from '../../../dataProvider/values';
import { type DataRecord, f, type Resource } from '../../../schemas';

const fields = {
  text: f.text(),
  by: f.text(),
  at: f.dateTime(),
  editedAt: f.dateTime(),
  isOwn: f.flag(),
  mentioned: f.rows({ fields: { name: f.text() } }),
};

const parts = { totalRowCount: f.integer() };

/** What somebody wrote about a record. */
export type Comment = RowOf<typeof fields>;

/** A colleague who can be named. */
export interface Person {
  readonly id: number;
  readonly name: string;
}

/** What is written: its text, and whom that may name. */
export interface Written {
  readonly text: string;
  readonly people: readonly Person[];
}

const STEP = 50;

/** The path of the comments about a record. */
const commentsPath = ({ path, single }: Resource, { id }: DataRecord): string =>
  `${path}${single ? '' : `/${id}`}/comments`;

/** Takes what names the person here off their home page. */
const useSeen = (path: string, isRead: boolean): void => {
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  useEffect(() => {
    if (!isRead) return;
    provider
      .post(`${path}/seen`, {}, { isQuiet: true })
      .then(() => client.invalidateQueries({ queryKey: ['mentions'] }))
      // It stays on the home page for longer then.
      .catch(() => undefined);
  }, [client, provider, path, isRead]);
};

/** The comments about a record, the latest first, and what is done with them. */
export const useComments = (definition: Resource, record: DataRecord) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const [size, setSize] = useState(STEP);
  const path = commentsPath(definition, record);
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ['comments', path, size],
    queryFn: ({ signal }) =>
      provider.ask(
        { path, method: 'GET', args: { page: 1, maxrowcount: size } },
        { rows: fields, parts },
        { isQuiet: true, signal },
      ),
    retry: false,
    gcTime: 0,
    placeholderData: keepPreviousData,
  });
  useSeen(path, data !== undefined);
  const call = async (method: 'POST' | 'PUT' | 'DELETE', at: string, args: object) => {
    await provider.call(definition.name, { method, path: at }, {}, { args: { ...args } });
    await refetch();
  };
  const bodyOf = ({ text, people }: Written) => ({
    text,
    mentionedIds: people.filter(({ name }) => text.includes(`@${name}`)).map(({ id }) => id),
  });
  return {
    path,
    comments: data?.rows ?? [],
    left: (data?.parts.totalRowCount ?? 0) - (data?.rows.length ?? 0),
    isPending,
    error,
    reload: () => void refetch(),
    more: () => setSize(size + STEP),
    add: (written: Written) => call('POST', path, bodyOf(written)),
    edit: (id: number, written: Written) => call('PUT', `${path}/${id}`, bodyOf(written)),
    remove: (id: number) => call('DELETE', `${path}/${id}`, {}),
  };
};

export type Talk = ReturnType<typeof useComments>;
