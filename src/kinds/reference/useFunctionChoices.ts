import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { request } from '../../../dataProvider/http';
import { SEARCH_MINIMUM } from '../../../dataProvider/listQuery';
import { colourFieldOf } from '../../../schemas';
import type { OptionsOf } from '../../fields/KindTypes';
import type { FieldContext } from '../../fields/KindView';
import { definitionOf } from '../../routing/definitions';
import { optionsOf } from './referenceTitles';
import { useSettled } from './useListChoices';

type Choices = OptionsOf<'reference'>['choices'];
type Context = Pick<
  FieldContext<Pick<OptionsOf<'reference'>, 'to' | 'colourIn'>>,
  'resource' | 'record' | 'holder' | 'field'
>;

/** The part of an offered row that holds its colour, where it is shown. */
const colourPart = async ({ to, colourIn }: Context['field']): Promise<string | undefined> =>
  to !== undefined && colourIn !== undefined
    ? colourFieldOf((await definitionOf(to)).fields)
    : undefined;

export type FunctionChoices = Extract<Choices, { fn: string }>;

/**
 * The choices that a function of the server answers; asked for once per opened record, or for what is
 * typed where the function searches.
 */
export const useFunctionChoices = (
  { fn, path, body, args = {}, search }: FunctionChoices,
  { resource, record, holder = record, field }: Context,
) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const [typed, setTyped] = useState('');
  const settled = useSettled(typed.trim());
  const filled = Object.fromEntries(Object.entries(args).map(([arg, name]) => [arg, record[name]]));
  const searched =
    search === undefined ? {} : { [search]: settled.length >= SEARCH_MINIMUM ? settled : '' };
  const query = useQuery({
    queryKey: [resource, 'choices', path, fn, body, filled, searched, holder.id],
    queryFn: async ({ signal }) => {
      const spec = { path, fn };
      const sent = { ...body, ...filled, ...searched };
      const options = { args: sent, isRead: true, isQuiet: true, signal };
      const { rows } = await provider.call(resource, spec, holder, options);
      return optionsOf(rows, await colourPart(field));
    },
    retry: false,
    placeholderData: search === undefined ? undefined : (previous) => previous,
  });
  return { ...query, onSearch: search === undefined ? undefined : setTyped };
};

/** The choices of a list that belongs to no resource. */
export const useOptionList = (path: string) =>
  useQuery({
    queryKey: ['choices', path],
    queryFn: async ({ signal }) => optionsOf((await request(path, { signal })).rows),
    retry: false,
  });
