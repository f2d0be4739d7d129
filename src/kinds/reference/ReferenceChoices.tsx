import { type ReactNode, Suspense } from 'react';
import { useTranslate } from 'react-admin';
import type { Offer } from '../../../dataProvider/calls/choices';
import { type OptionsOf, type Resource, SEARCH_MINIMUM } from '../../../schemas';
import type { Adding } from '../../fields/inputs/adding';
import type { Option, Searched } from '../../fields/inputs/OptionPicker';
import type { FieldContext } from '../../fields/KindView';
import { InputPlace, type Kept } from '../InputPlace';
import { ownChoices } from './referenceTitles';
import { useListChoices } from './useListChoices';
import { useOfferedChoices } from './useOfferedChoices';
import { useRecordAdding } from './useRecordAdding';
import { useReferred } from './useReferred';

/** What a picker of referred records is given, wherever its options come from. */
export interface Choices extends Searched {
  options: readonly Option<number>[];
  isLoading?: boolean;
  noOptions?: string;
  /** How one that isn't there is made. */
  adding?: Adding;
  /** The title of a chosen record that isn't among the options. */
  titleOf?(id: number): string | undefined;
}

type Context = FieldContext<Pick<OptionsOf<'reference'>, 'to' | 'choices'>>;

interface Props {
  context: Context;
  /** Ids that a title has to be found for. */
  chosen: readonly number[];
  /** Takes the id and the title of a record that is made to be chosen. */
  onMade?(id: number, title: string): void;
  /** What stands in the place of the picker until it is there. */
  kept: Kept;
  children(choices: Choices): ReactNode;
}

/** The message where nothing is offered: that it failed, or that more has to be typed first. */
const useNoOptions = (hasFailed: boolean, isToBeTyped = false): { noOptions?: string } => {
  const translate = useTranslate();
  if (hasFailed) return { noOptions: translate('kinds.picker.failed') };
  if (!isToBeTyped) return {};
  return { noOptions: translate('kinds.picker.type', { count: SEARCH_MINIMUM }) };
};

type OfferedProps = Pick<Props, 'context' | 'children'> & { offer: Offer };

const Offered = ({ context, children, offer }: OfferedProps) => {
  const { data = [], isFetching, error, ...search } = useOfferedChoices(offer, context);
  const isToBeTyped = search.onSearch !== undefined && search.searched === '';
  const { onSearch, searched } = search;
  return children({
    ...{ options: data, isLoading: isFetching, onSearch, searched },
    ...useNoOptions(Boolean(error), isToBeTyped),
  });
};

type ByListProps = Omit<Props, 'context' | 'onMade' | 'kept'> & {
  definition: Resource;
  query?: Readonly<Record<string, unknown>>;
};

const ByList = ({ definition, query, chosen, children }: ByListProps) => {
  const { hasFailed, ...choices } = useListChoices(definition, chosen, query);
  return children({ ...choices, ...useNoOptions(hasFailed) });
};

type WithAddingProps = Pick<Props, 'context' | 'onMade'> & {
  definition: Resource;
  children(adding: { adding?: Adding }): ReactNode;
};

const WithAdding = ({ definition, context, onMade, children }: WithAddingProps) => {
  const { adding, dialog } = useRecordAdding(definition, context, onMade);
  return (
    <>
      {children({ adding })}
      {dialog}
    </>
  );
};

const ByResource = ({ to, ...props }: Omit<Props, 'kept'> & { to: string }) => {
  const definition = useReferred(to);
  const { context, chosen, children } = props;
  const { choices } = context.field;
  const offer = choices && !('query' in choices || 'in' in choices) ? choices : undefined;
  const chooseFrom = (adding: { adding?: Adding } = {}) => {
    const withIt = (found: Choices) => children({ ...found, ...adding });
    if (offer)
      return (
        <Offered context={context} offer={offer}>
          {withIt}
        </Offered>
      );
    if (!definition) return children({ options: [] });
    const query = choices && 'query' in choices ? choices.query : undefined;
    return (
      <ByList definition={definition} query={query} chosen={chosen}>
        {withIt}
      </ByList>
    );
  };
  if (!definition) return chooseFrom();
  return (
    <WithAdding {...props} definition={definition}>
      {chooseFrom}
    </WithAdding>
  );
};

/** Finds where the records to choose from come from, and hands them on. */
export const ReferenceChoices = ({ kept, ...props }: Props) => {
  const { context, children } = props;
  const { choices, to } = context.field;
  if (choices && 'in' in choices)
    return children({ options: ownChoices(context.field, context.record) });
  if (to !== undefined)
    return (
      <Suspense fallback={<InputPlace {...kept} />}>
        <ByResource {...props} to={to} />
      </Suspense>
    );
  if (!choices || 'query' in choices) return children({ options: [] });
  return (
    <Offered context={context} offer={choices}>
      {children}
    </Offered>
  );
};
