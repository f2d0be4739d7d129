import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { Offer } from '../../../dataProvider/calls/choices';
import type { Values } from '../../../dataProvider/values';
import { colourFieldOf, type OptionsOf, SEARCH_MINIMUM } from '../../../schemas';
import { useScopeFields } from '../../fields/FieldScope';
import type { FieldContext } from '../../fields/KindView';
import { useDebounced } from '../../ui/waiting/useDebounced';

type Context = Pick<
  FieldContext<Pick<OptionsOf<'reference'>, 'to' | 'carries'>>,
  'resource' | 'record' | 'holder' | 'field'
>;

/** What a GET finds at a path that names no part of a record is the same for all of them. */
const keyOf = (offer: Offer, resource: string, record: Values, holder: Values, typed: string) => {
  if (offer.method === 'GET' && !offer.args && !offer.path.includes('{'))
    return ['choices', offer, typed];
  const filledIn = Object.values(offer.args ?? {}).map((name) => record[name]);
  return [resource, 'choices', offer, filledIn, typed, holder.id];
};

const isSearched = ({ search }: Offer): boolean => search !== undefined;

/**
 * The choices that a call answers; requested once per opened record, or for what is typed where the call searches.
 */
export const useOfferedChoices = (
  offer: Offer,
  { resource, record, holder = record, field: { to, carries = {} } }: Context,
) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const [text, setText] = useState('');
  const settled = useDebounced(text.trim());
  const typed = settled.length >= SEARCH_MINIMUM ? settled : '';
  const fields = useScopeFields();
  const coloured = colourFieldOf(carries) === undefined ? undefined : to;
  const query = useQuery({
    queryKey: keyOf(offer, resource, record, holder, typed),
    queryFn: ({ signal }) =>
      provider.getChoices(resource, { offer, record, fields, holder, coloured, typed, signal }),
    retry: false,
    placeholderData: isSearched(offer) ? (previous) => previous : undefined,
  });
  const isSettled = settled === text.trim() && !query.isFetching;
  return {
    ...query,
    isFetching: !isSettled,
    onSearch: isSearched(offer) ? setText : undefined,
    searched: isSettled ? typed : null,
  };
};
