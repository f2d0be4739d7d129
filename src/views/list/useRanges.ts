import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import { type Range, type RangePart, type Resource, rangesOf } from '../../../schemas';
import { type LabelScope, unlabelled, useLabels } from '../../fields/labels';

/** A range of a list, as it is shown and entered. */
export interface RangeContext extends Range {
  /** Distinguishes it from filters, which go by the names of fields. */
  readonly key: string;
  /** The field's, and what is offered of it beside its values where those are a filter of their own. */
  readonly label: string;
  /** The parameters that it travels as. */
  readonly parameters: readonly string[];
  /** The labels of what is entered. */
  readonly labelScope: LabelScope;
}

const partOf = (name: string, parameter: string): string => parameter.slice(name.length);

/** What a list can be narrowed by of its fields beside their values. */
export const useRanges = (definition: Resource): readonly RangeContext[] => {
  const labels = useLabels(definition.name);
  const translate = useTranslate();
  return useMemo(() => {
    const labelOf = (name: string, parts: readonly RangePart[]): string => {
      const label = labels.field(name);
      return parts.length > 1 ? label : translate('views.ranges.ofFilled', { name: label });
    };
    return rangesOf(definition).map((range) => ({
      ...range,
      key: `${range.name}${range.parts[0]}`,
      label: labelOf(range.name, range.parts),
      parameters: Object.keys(range.asks),
      labelScope: {
        ...labels,
        ...unlabelled,
        code: labels.code,
        field: (parameter) => translate(`views.ranges.${partOf(range.name, parameter)}`),
      },
    }));
  }, [definition, labels, translate]);
};
