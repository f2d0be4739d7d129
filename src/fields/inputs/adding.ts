/** How a picker offers to make what it doesn't have. */
export interface Adding {
  /** The label of the choice that begins it. */
  label(typed: string): string;
  onAdd(typed: string): void;
}

/** The choice that begins it, and the explanation why nothing stands before it. */
interface Beside {
  id: 'add' | 'nothing';
  title: string;
  isDisabled?: boolean;
  /** What was typed when it was offered. */
  typed: string;
  colour?: undefined;
  more?: undefined;
  picture?: undefined;
}

/** What a picker shows: its options, and what stands beside them. */
export type Offered<Option> = Option | Beside;

export const isBeside = <Option extends object>(offered: Offered<Option>): offered is Beside =>
  'typed' in offered;

/** What is found with the choice to make another below it; where nothing is, a message comes first. */
export const withAdding = <Option>(
  found: readonly Option[],
  { label }: Adding,
  typed: string,
  nothing: string,
): Offered<Option>[] => [
  ...(found.length > 0
    ? found
    : [{ id: 'nothing' as const, title: nothing, isDisabled: true, typed }]),
  { id: 'add', title: label(typed), typed },
];
