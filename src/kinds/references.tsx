import { Fragment } from 'react';
import { asFilter } from './asFilter';
import type { OptionsOf, ValueOf, ViewOf } from './KindTypes';
import type { InputProps, ShowProps } from './KindView';
import { Nothing } from './Nothing';
import { PickSeveral } from './OptionPicker';
import { ReferenceChoices } from './ReferenceChoices';
import { ReferredTitle } from './ReferredTitle';
import { ownChoices } from './referenceTitles';

type Value = ValueOf<'references'>;
type Options = OptionsOf<'references'>;

const ReferencesShow = ({ value, field, record, isCell }: ShowProps<Value, Options>) => {
  if (value.length === 0) return <Nothing isCell={isCell} />;
  const own = ownChoices(field, record);
  return value.map((id, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <ReferredTitle to={field.to} id={id} title={own.find((one) => one.id === id)?.title} />
    </Fragment>
  ));
};

const ReferencesInput = (props: InputProps<Value, Options>) => (
  <ReferenceChoices context={props} chosen={props.value}>
    {({ titleOf, ...choices }) => {
      const chosen = props.value.map((id) => {
        const option = choices.options.find((one) => one.id === id);
        return { id, title: option?.title || titleOf?.(id) || `#${id}` };
      });
      return <PickSeveral {...props} {...choices} value={chosen} />;
    }}
  </ReferenceChoices>
);

export const references: ViewOf<'references'> = {
  Show: ReferencesShow,
  Input: ReferencesInput,
  Filter: asFilter(ReferencesInput, []),
  asText: (value, { field, record }) =>
    value
      .map((id) => ownChoices(field, record).find((one) => one.id === id)?.title ?? String(id))
      .join(', '),
};
