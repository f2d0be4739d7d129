import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { Offer } from '../../../dataProvider/calls/choices';
import { SEARCH_MINIMUM } from '../../../dataProvider/listQuery';
import type { OptionsOf, Resource } from '../../../schemas';
import type { Option, Searched } from '../../fields/inputs/OptionPicker';
import type { FieldContext } from '../../fields/KindView';
import { ownChoices } from './referenceTitles';
import { useListChoices } from './useListChoices';
import { useOfferedChoices } from './useOfferedChoices';
import { useReferred } from './useReferred';

/** What a picker of referred records is given, wherever its options come from. */
export interface Choices extends Searched {
  options: readonly Option<number>[];
  isLoading?: boolean;
  noOptions?: string;
  /** The title of a chosen record that isn't among the options. */
  titleOf?(id: number): string | undefined;
}

type Context = FieldContext<Pick<OptionsOf<'reference'>, 'to' | 'choices'>>;

interface Props {
  context: Context;
  /** Ids that a title has to be found for. */
  chosen: readonly number[];
  children(choices: Choices): ReactNode;
}

/** What is said where nothing is offered: that it failed, or that more has to be typed first. */
const useNoOptions = (hasFailed: boolean, isToBeTyped = false): { noOptions?: string } => {
  const translate = useTranslate();
  if (hasFailed) return { noOptions: translate('kinds.picker.failed') };
  if (!isToBeTyped) return {};
  return { noOptions: translate('kinds.picker.type', { count: SEARCH_MINIMUM }) };
};

const Offered = ({ context, children, offer }: Omit<Props, 'chosen'> & { offer: Offer }) => {
  const { data = [], isFetching, error, ...search } = useOfferedChoices(offer, context);
  const isToBeTyped = search.onSearch !== undefined && search.searched === '';
  const { onSearch, searched } = search;
  return children({
    ...{ options: data, isLoading: isFetching, onSearch, searched },
    ...useNoOptions(Boolean(error), isToBeTyped),
  });
};

type ByListProps = Omit<Props, 'context'> & {
  definition: Resource;
  query?: Readonly<Record<string, unknown>>;
};

const ByList = ({ definition, query, chosen, children }: ByListProps) => {
  const { hasFailed, ...choices } = useListChoices(definition, chosen, query);
  return children({ ...choices, ...useNoOptions(hasFailed) });
};

type ByResourceProps = Omit<Props, 'context'> & Pick<ByListProps, 'query'> & { to: string };

const ByResource = ({ to, query, chosen, children }: ByResourceProps) => {
  const definition = useReferred(to);
  return definition ? (
    <ByList definition={definition} query={query} chosen={chosen}>
      {children}
    </ByList>
  ) : (
    children({ options: [] })
  );
};

/** Finds where the records to choose from come from, and hands them on. */
export const ReferenceChoices = ({ context, chosen, children }: Props) => {
  const { choices, to } = context.field;
  if (choices && 'in' in choices)
    return children({ options: ownChoices(context.field, context.record) });
  if (choices && !('query' in choices))
    return (
      <Offered context={context} offer={choices}>
        {children}
      </Offered>
    );
  if (to === undefined) return children({ options: [] });
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
      <ByResource to={to} query={choices?.query} chosen={chosen}>
        {children}
      </ByResource>
    </Suspense>
  );
};
