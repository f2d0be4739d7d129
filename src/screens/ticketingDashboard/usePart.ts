import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { Resource } from '../../../schemas';

/**
 * What a query of the page answers: its rows, and the same fields where they stand in the answer itself. Its error is
 * why there is nothing: what is there stays when it can't be read anew.
 */
export const usePart = ({ name, queries }: Resource, part: string) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const spec = queries[part];
  if (!spec) throw new Error(`${name} has no query "${part}".`);
  const { path = '', ...call } = spec.rowsFrom;
  const { fields } = spec;
  const answer = useQuery({
    queryKey: [name, 'query', part],
    retry: false,
    queryFn: ({ signal }) =>
      provider.ask({ ...call, path }, { rows: fields, parts: fields }, { signal }),
  });
  return { ...answer, error: answer.isLoadingError ? answer.error : null, fields };
};
