import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../dataProvider/provider';
import type { OptionsOf } from './KindTypes';
import type { FieldContext } from './KindView';
import { optionsOf } from './referenceTitles';

export type FunctionChoices = Extract<OptionsOf<'reference'>['choices'], { fn: string }>;

/** The choices that a function of the server answers; asked for once per opened record. */
export const useFunctionChoices = (
  { fn, path, body, args = {} }: FunctionChoices,
  { resource, record }: Pick<FieldContext, 'resource' | 'record'>,
) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const filled = Object.fromEntries(
    Object.entries(args).map(([arg, field]) => [arg, record[field]]),
  );
  return useQuery({
    queryKey: [resource, 'choices', path, fn, body, filled, record.id],
    queryFn: async ({ signal }) => {
      const spec = { path, fn };
      const options = { args: { ...body, ...filled }, isRead: true, isQuiet: true, signal };
      return optionsOf((await provider.call(resource, spec, record, options)).rows);
    },
    retry: false,
  });
};
