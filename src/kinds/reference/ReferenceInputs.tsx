import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { OptionsOf, ValueOf } from '../../../schemas';
import { type Option, PickOne, PickSeveral } from '../../fields/inputs/OptionPicker';
import type { InputProps } from '../../fields/KindView';
import { ReferenceChoices } from './ReferenceChoices';
import { ownColour, ownTitle } from './referenceTitles';

/** Another record, chosen by its title. */
export const ReferenceInput = (props: InputProps<ValueOf<'reference'>, OptionsOf<'reference'>>) => {
  const { value, field, record } = props;
  const translate = useTranslate();
  const all: readonly Option<number>[] = field.allowsAll
    ? [{ id: 0, title: translate('kinds.reference.all') }]
    : [];
  const [stored] = useState({
    id: value,
    title: ownTitle(value, field, record),
    colour: ownColour(field, record),
  });
  const known = value === stored.id ? stored.title : '';
  return (
    <ReferenceChoices context={props} chosen={!value || known ? [] : [value]}>
      {({ titleOf, ...choices }) => {
        const options = [...all, ...choices.options];
        const option = options.find(({ id }) => id === value);
        const title = option?.title || known || (value !== null && titleOf?.(value));
        return (
          <PickOne
            {...props}
            {...choices}
            options={options}
            value={
              value === null
                ? null
                : {
                    id: value,
                    // Its number only where it has no title; not while that is on its way.
                    title: title || (choices.isLoading ? '…' : `#${value}`),
                    colour: option?.colour ?? (value === stored.id ? stored.colour : undefined),
                  }
            }
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
