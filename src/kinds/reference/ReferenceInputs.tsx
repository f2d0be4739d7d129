import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { allowsAll, type OptionsOf, type ValueOf } from '../../../schemas';
import { type Option, PickOne, PickSeveral } from '../../fields/inputs/OptionPicker';
import type { InputProps } from '../../fields/KindView';
import { ReferenceChoices } from './ReferenceChoices';
import { ownColour, ownTitle, titleOfOne } from './referenceTitles';

/** Remembers what records are called that were made here: not every call that offers choices has them at once. */
const useMade = () => {
  const [titles] = useState(() => new Map<number, string>());
  return {
    note: (id: number, title: string) => titles.set(id, title),
    titleOf: (id: number | null) => titles.get(id ?? 0) ?? '',
  };
};

/** Another record, chosen by its title. */
export const ReferenceInput = (props: InputProps<ValueOf<'reference'>, OptionsOf<'reference'>>) => {
  const { value, field, record, onChange } = props;
  const translate = useTranslate();
  const made = useMade();
  const all: readonly Option<number>[] = allowsAll(field)
    ? [{ id: 0, title: translate('kinds.reference.all') }]
    : [];
  const [stored] = useState({
    id: value,
    title: ownTitle(value, field, record),
    colour: ownColour(field, record),
  });
  const known = (value === stored.id && stored.title) || made.titleOf(value);
  const take = (id: number, title: string) => {
    made.note(id, title);
    onChange(id);
  };
  return (
    <ReferenceChoices
      context={props}
      chosen={!value || known ? [] : [value]}
      kept={props}
      onMade={take}
    >
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
) => {
  const made = useMade();
  const take = (id: number, title: string) => {
    made.note(id, title);
    props.onChange([...props.value, id]);
  };
  const known = (id: number) => made.titleOf(id) || titleOfOne(id, props);
  const unknown = props.value.filter((id) => !known(id));
  return (
    <ReferenceChoices context={props} chosen={unknown} kept={props} onMade={take}>
      {({ titleOf, ...choices }) => {
        const chosen = props.value.map((id) => {
          const option = choices.options.find((one) => one.id === id);
          return { id, title: option?.title || titleOf?.(id) || known(id) || `#${id}` };
        });
        return <PickSeveral {...props} {...choices} value={chosen} />;
      }}
    </ReferenceChoices>
  );
};
