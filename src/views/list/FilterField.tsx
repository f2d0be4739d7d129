import { useId } from 'react';
import { filterFieldsOf, type Resource } from '../../../schemas';
import { FieldInput } from '../../fields/FieldInput';
import { controlsOf, FieldScope } from '../../fields/FieldScope';
import { useLabels } from '../../fields/labels';
import { useFilterFields } from './useFilterFields';

export interface FilterProps {
  definition: Resource;
  values: Record<string, unknown>;
  onChange(changes: Record<string, unknown>): void;
}

/** A filter of a list, entered as its field's kind is. What is asked for and off asks for nothing. */
export const FilterField = ({
  definition,
  name,
  values,
  onChange,
}: FilterProps & { name: string }) => {
  const labels = useLabels(definition.name);
  const id = useId();
  const { asks = {} } = definition.list;
  const asked = asks[name];
  const { isSwitch } = useFilterFields(definition)(name);
  const given = { [name]: isSwitch ? values[name] === true : (values[name] ?? '') };
  const change = (_: string, next: unknown) => onChange({ [name]: isSwitch && !next ? '' : next });
  return (
    <FieldScope
      fields={asked ? asks : filterFieldsOf(definition)}
      labelScope={asked ? labels.asks() : labels}
      resource={definition.name}
      record={values}
      entry={{
        id,
        mode: isSwitch ? 'optional' : 'filter',
        useControl: controlsOf(given, change),
      }}
    >
      <FieldInput name={name} />
    </FieldScope>
  );
};
