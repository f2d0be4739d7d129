import { type AnyField, traitsOf } from '../../schemas';
import type { ControlWidth, KindView } from './KindView';

/** Pixels of what leaves room for another field beside it. */
const SHORT: ControlWidth = 240;

/** How much of a line a field takes: all of it, or half of one, beside others of its like. */
const sizeOf = (
  field: AnyField | undefined,
  { width, isBlock, isRow }: Pick<KindView<unknown>, 'width' | 'isBlock' | 'isRow'>,
): 'whole' | 'half' | 'switch' => {
  if (!field || isBlock) return 'whole';
  if (isRow) return 'switch';
  const isShort = width !== undefined && width <= SHORT;
  return isShort || traitsOf(field).refers === 'one' ? 'half' : 'whole';
};

/**
 * Fields in lines of two columns: short ones stand beside each other, and switches do; what is longer has its line.
 *
 * @param fields those of the names
 * @param viewOf how fields of a kind are seen
 */
export const pairedLines = (
  names: readonly string[],
  fields: Readonly<Record<string, AnyField>>,
  viewOf: (field: AnyField) => Pick<KindView<unknown>, 'width' | 'isBlock' | 'isRow'>,
): readonly (readonly string[])[] => {
  const lines: { size: string; names: string[] }[] = [];
  for (const name of names) {
    const field = fields[name];
    const size = field ? sizeOf(field, viewOf(field)) : 'whole';
    const last = lines.at(-1);
    if (size !== 'whole' && last?.size === size && last.names.length === 1) last.names.push(name);
    else lines.push({ size, names: [name] });
  }
  return lines.map((line) => line.names);
};
