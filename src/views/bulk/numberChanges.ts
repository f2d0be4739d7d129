import {
  type AnyField,
  changedNumber,
  type DataRecord,
  type NumberChange,
  type NumberShape,
  type Resource,
  traitsOf,
} from '../../../schemas';
import { fieldOf } from '../../fields/fields';

/** A change of a number as far as it is entered. */
export type TypedChange = Omit<NumberChange, 'amount'> & { readonly amount: unknown };

/** What the numbers of a field are; none where it has no numbers. */
export const shapeOf = (field: AnyField): NumberShape | undefined => traitsOf(field).numbers;

/** What was entered; none while it is no number. */
export const readChange = ({ amount, ...change }: TypedChange): NumberChange | undefined =>
  typeof amount === 'number' && Number.isFinite(amount) ? { ...change, amount } : undefined;

/** The number that a change makes of a row's; none where the row has no number. */
export const numberAfter = (
  definition: Resource,
  name: string,
  change: TypedChange,
  row: DataRecord,
): number | undefined => {
  const value = row[name];
  const shape = shapeOf(fieldOf(definition, name));
  const read = readChange(change);
  if (!read || !shape || typeof value !== 'number') return undefined;
  return changedNumber(value, read, shape);
};

/** What changes make of the numbers of a row. */
export const changedParts = (
  definition: Resource,
  changes: Readonly<Record<string, TypedChange>>,
  chosen: readonly string[],
  row: DataRecord,
): Record<string, unknown> => {
  const parts: Record<string, unknown> = {};
  for (const name of chosen) {
    const change = changes[name];
    const after = change && numberAfter(definition, name, change, row);
    if (after !== undefined) parts[name] = after;
  }
  return parts;
};
