import { type AnyField, isKind, type OptionsOf } from '../../../schemas';

/** The fields between whose times a row holds, for each day of the week from Monday. */
export type HourPairs = readonly (readonly [from: string, until: string])[];

const isTime = (field: AnyField): boolean => isKind(field, 'time');

/** The pairs of times that rows hold between: those that belong together, in the order of the days. */
export const hourPairs = ({ fields }: Pick<OptionsOf<'rows'>, 'fields'>): HourPairs => {
  const names = Object.keys(fields);
  return Object.entries(fields).flatMap(([name, field]) =>
    isTime(field) && field.with !== undefined && names.indexOf(field.with) > names.indexOf(name)
      ? [[name, field.with] as const]
      : [],
  );
};
