import { useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { emptyValues, type OptionsOf, type ValueOf } from '../../../schemas';
import { PickOne } from '../../fields/inputs/OptionPicker';
import type { InputProps } from '../../fields/KindView';
import { ReferenceChoices } from './ReferenceChoices';

type Value = ValueOf<'rows'>;
type Props = InputProps<Value, OptionsOf<'rows'>>;

/** Adds a row by choosing the record that it stands for; a record that has a row isn't offered again. */
export const RecordAdder = (props: Props & { onAdd(row: Value[number]): void }) => {
  const { id, value, field, onAdd } = props;
  const translate = useTranslate();
  const hasAdded = useRef(false);
  const { to, titleIn } = field.chosenFrom ?? { to: undefined, titleIn: '' };
  const pickerId = `${id}-new`;
  // The field starts again with each row: who types on stays in it.
  useEffect(() => {
    if (!hasAdded.current) return;
    hasAdded.current = false;
    document.getElementById(pickerId)?.focus();
  });
  const context = { ...props, field: { kind: 'reference', to } };
  return (
    <ReferenceChoices context={context} chosen={[]}>
      {({ options, titleOf: _titleOf, ...choices }) => (
        <PickOne
          key={value.length}
          id={pickerId}
          label={translate('kinds.rows.choose')}
          {...choices}
          options={options.filter((option) => !value.some((row) => row.id === option.id))}
          value={null}
          isRequired={false}
          isDisabled={props.isDisabled}
          onBlur={props.onBlur}
          onChange={(chosen) => {
            const option = options.find((one) => one.id === chosen);
            if (!option) return;
            hasAdded.current = true;
            onAdd({ ...emptyValues(field.fields), [titleIn]: option.title, id: option.id });
          }}
        />
      )}
    </ReferenceChoices>
  );
};
