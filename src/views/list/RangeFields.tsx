import { useId } from 'react';
import { FieldInput } from '../../fields/FieldInput';
import { controlsOf, FieldScope } from '../../fields/FieldScope';
import type { FilterProps } from './FilterField';
import type { RangeContext } from './useRanges';

/** The ends of a range, and whether there is a value at all, as they are entered. */
export const RangeFields = ({
  definition,
  range: { asks, labelScope, parameters },
  values,
  onChange,
}: FilterProps & { range: RangeContext }) => {
  const id = useId();
  const given = Object.fromEntries(parameters.map((name) => [name, values[name] ?? '']));
  return (
    <FieldScope
      fields={asks}
      labelScope={labelScope}
      resource={definition.name}
      record={values}
      entry={{
        id,
        mode: 'filter',
        useControl: controlsOf(given, (name, next) => onChange({ [name]: next })),
      }}
    >
      {parameters.map((name) => (
        <FieldInput key={name} name={name} />
      ))}
    </FieldScope>
  );
};
