import { useState } from 'react';
import type { OptionsOf, ValueOf } from './KindTypes';
import type { InputProps } from './KindView';
import { PickOne, PickSeveral } from './OptionPicker';
import { ReferenceChoices } from './ReferenceChoices';
import { ownTitle } from './referenceTitles';

/** Another record, chosen by its title. */
export const ReferenceInput = (props: InputProps<ValueOf<'reference'>, OptionsOf<'reference'>>) => {
  const { value, field, record } = props;
  const [stored] = useState({ id: value, title: ownTitle(value, field, record) });
  const known = value === stored.id ? stored.title : '';
  return (
    <ReferenceChoices context={props} chosen={value === null || known ? [] : [value]}>
      {({ titleOf, ...choices }) => {
        const option = choices.options.find(({ id }) => id === value);
        const title = option?.title || known || (value !== null && titleOf?.(value));
        return (
          <PickOne
            {...props}
            {...choices}
            value={value === null ? null : { id: value, title: title || `#${value}` }}
          />
        );
      }}
    </ReferenceChoices>
  );
};

/** Several other records, chosen by their titles. */
export const ReferencesInput = (
  props: InputProps<ValueOf<'references'>, OptionsOf<'references'>>,
) => (
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
