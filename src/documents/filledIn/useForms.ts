import { useQueries } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { type DocumentRow, parseRows } from '../../../schemas/documents';

/** The input form of a document: what its active version asks. */
export interface Form {
  /** Of the active version. */
  readonly id: number;
  readonly title: string;
  readonly language: string;
  readonly rows: readonly DocumentRow[];
}

/** Under which forms are remembered. */
export const FORMS = ['objectsDefinitions', 'form'];

/** The state that asks for the input form. */
const ACTIVE = 2;

type Wire = Readonly<Record<string, unknown>>;

const readForm = (wire: unknown): Form => {
  const { id, title, language, values }: Wire = typeof wire === 'object' ? { ...wire } : {};
  return {
    id: Number(id),
    title: String(title ?? ''),
    language: String(language ?? ''),
    rows: parseRows(values),
  };
};

/** The input forms of documents by the ids that they are asked by; each is read once. */
export const useForms = (ids: readonly number[]) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const unique = [...new Set(ids)];
  return useQueries({
    queries: unique.map((id) => ({
      queryKey: [...FORMS, id],
      retry: false,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const options = { args: { state: ACTIVE }, isRead: true, isQuiet: true, signal };
        const answer = await provider.call(
          'objectsDefinitions',
          { method: 'GET' },
          { id },
          options,
        );
        return readForm(answer.record);
      },
    })),
    combine: (results) => ({
      forms: new Map(
        results.flatMap(({ data }, index) => (data ? [[unique[index] ?? 0, data] as const] : [])),
      ),
      isPending: results.some(({ isPending }) => isPending),
      error: results.find(({ error }) => error)?.error ?? null,
      retry: () => {
        for (const result of results) if (result.error) result.refetch();
      },
    }),
  });
};
