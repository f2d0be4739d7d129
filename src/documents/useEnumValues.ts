import { useQuery } from '@tanstack/react-query';
import { useContext } from 'react';
import { type DataProvider, useDataProvider } from 'react-admin';
import { DocumentContext } from './DocumentContext';

/** A value that can be chosen. */
export interface EnumValue {
  readonly id: number;
  readonly title: string;
}

interface WireValue {
  enumRowId: number;
  code?: string | null;
  value?: string | null;
  language?: string | null;
}

interface EnumRecord {
  id: number;
  values?: readonly WireValue[];
}

/** The values of a language, or all of them where the enum has none in it. */
const inLanguage = (values: readonly WireValue[], language: string | undefined) => {
  const own = values.filter((value) => value.language === language);
  return own.length > 0 ? own : values;
};

/** Reads an enum with its values. The key is their own: a list caches enums without them. */
export const enumQuery = (provider: DataProvider, enumId: unknown) => ({
  queryKey: ['enums', 'values', enumId],
  queryFn: async (): Promise<EnumRecord> =>
    (await provider.getOne('enums', { id: Number(enumId) })).data,
  retry: false,
  staleTime: 60_000,
});

/** The values of an enum in the document's language; requested once, however many rows use it. */
export const useEnumValues = (enumId: unknown) => {
  const { language } = useContext(DocumentContext);
  const isChosen = typeof enumId === 'number';
  const provider = useDataProvider();
  const { data, isPending, error, refetch } = useQuery({
    ...enumQuery(provider, enumId),
    enabled: isChosen,
  });
  const values = isChosen ? inLanguage(data?.values ?? [], language) : [];
  return {
    values: values.map(
      ({ enumRowId, value, code }): EnumValue => ({
        id: enumRowId,
        title: value || code || `#${enumRowId}`,
      }),
    ),
    isLoading: isChosen && isPending,
    hasFailed: Boolean(error),
    retry: () => void refetch(),
  };
};
