import { type ComponentType, useState } from 'react';
import { checkValue, isBlank } from '../../schemas';
import type { InputProps } from '../fields/KindView';

/**
 * Makes an input of a form that of a filter bar, where "nothing chosen" is '' and a value that isn't
 * right yet narrows nothing.
 *
 * @param empty what the input takes for nothing
 */
export const asFilter = <Value, Options>(
  Input: ComponentType<InputProps<Value, Options>>,
  empty: NoInfer<Value>,
) => {
  const Filter = ({ value, onChange, ...props }: InputProps<Value | '', Options>) => {
    const [unfinished, setUnfinished] = useState<{ value: Value } | null>(null);
    const change = (next: Value) => {
      const isRight = checkValue(next, props.field) === undefined;
      setUnfinished(isRight ? null : { value: next });
      if (isRight) onChange(isBlank(next) ? '' : next);
    };
    const given = value === '' ? empty : value;
    return <Input {...props} value={unfinished ? unfinished.value : given} onChange={change} />;
  };
  return Filter;
};
