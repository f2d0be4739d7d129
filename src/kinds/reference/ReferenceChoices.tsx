import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import type { Option } from '../../fields/inputs/OptionPicker';
import type { OptionsOf } from '../../fields/KindTypes';
import type { FieldContext } from '../../fields/KindView';
import { ownChoices } from './referenceTitles';
import { type FunctionChoices, useFunctionChoices, useOptionList } from './useFunctionChoices';
import { useListChoices } from './useListChoices';
import { useReferred } from './useReferred';

/** What a picker of referred records is given, wherever its options come from. */
export interface Choices {
  options: readonly Option<number>[];
  isLoading?: boolean;
  onSearch?(text: string): void;
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

const useFailure = (hasFailed: boolean): { noOptions?: string } => {
  const translate = useTranslate();
  return hasFailed ? { noOptions: translate('kinds.picker.failed') } : {};
};

type ByFunctionProps = Omit<Props, 'chosen'> & { spec: FunctionChoices };

const ByFunction = ({ context, children, spec }: ByFunctionProps) => {
  const { data = [], isFetching, error, onSearch } = useFunctionChoices(spec, context);
  const failure = useFailure(Boolean(error));
  return children({ options: data, isLoading: isFetching, onSearch, ...failure });
};

const FromList = ({ list, children }: Pick<Props, 'children'> & { list: string }) => {
  const { data = [], isFetching, error } = useOptionList(list);
  return children({ options: data, isLoading: isFetching, ...useFailure(Boolean(error)) });
};

type ByListProps = Omit<Props, 'context'> & {
  definition: Resource;
  query?: Readonly<Record<string, unknown>>;
};

const ByList = ({ definition, query, chosen, children }: ByListProps) => {
  const { options, titleOf, isLoading, hasFailed, search } = useListChoices(
    definition,
    chosen,
    query,
  );
  return children({ options, titleOf, isLoading, onSearch: search, ...useFailure(hasFailed) });
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
  if (choices && 'fn' in choices)
    return (
      <ByFunction context={context} spec={choices}>
        {children}
      </ByFunction>
    );
  if (choices && 'list' in choices) return <FromList list={choices.list}>{children}</FromList>;
  if (to === undefined) return children({ options: [] });
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={40} />}>
      <ByResource to={to} query={choices?.query} chosen={chosen}>
        {children}
      </ByResource>
    </Suspense>
  );
};
