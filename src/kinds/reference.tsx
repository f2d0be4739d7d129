import { asFilter } from './asFilter';
import type { OptionsOf, ViewOf } from './KindTypes';
import type { InputProps, ShowProps } from './KindView';
import { lazyPart } from './lazyPart';
import { Nothing } from './Nothing';
import { ReferredTitle } from './ReferredTitle';
import { ownTitle } from './referenceTitles';

type Options = OptionsOf<'reference'>;

const ReferenceShow = ({ value, field, record, isCell }: ShowProps<number | null, Options>) => {
  const title = ownTitle(value, field, record);
  if (value === null) return title || <Nothing isCell={isCell} />;
  return <ReferredTitle to={field.to} id={value} title={title} />;
};

const ReferenceInput = lazyPart<InputProps<number | null, Options>>(
  async () => (await import('./ReferenceInputs')).ReferenceInput,
);

export const reference: ViewOf<'reference'> = {
  Show: ReferenceShow,
  Input: ReferenceInput,
  Filter: asFilter(ReferenceInput, null),
  asText: (value, { field, record }) =>
    ownTitle(value, field, record) || (value === null ? '' : String(value)),
};
