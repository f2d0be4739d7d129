import { useMemo } from 'react';
import { type AnyField, filterFieldsOf, isKind, type Resource } from '../../../schemas';
import type { FieldContext } from '../../fields/KindView';
import { useLabels } from '../../fields/labels';

/** A filter as its value is written with. */
export interface FilterContext extends Omit<FieldContext, 'record'> {
  label: string;
  /** It is asked for or not: there is nothing else to choose. */
  isSwitch: boolean;
}

const NO_FIELD: AnyField = { kind: 'text' };

/** Finds what each filter of a list is: one of its fields, or what it asks for beside them. */
export const useFilterFields = (definition: Resource): ((name: string) => FilterContext) => {
  const labels = useLabels(definition.name);
  return useMemo(() => {
    const fields = filterFieldsOf(definition);
    const { asks = {} } = definition.list;
    return (name) => {
      const asked = asks[name];
      const labelScope = asked ? labels.asks() : labels;
      const field = asked ?? fields[name] ?? NO_FIELD;
      const label = labelScope.field(name);
      const isSwitch = asked !== undefined && isKind(asked, 'flag');
      return { name, field, label, labelScope, resource: definition.name, isSwitch };
    };
  }, [definition, labels]);
};
