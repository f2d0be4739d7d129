/** Where rows stood, and stand. */
interface Places {
  /** The ids of the rows in the order of before, that of the one that comes back among them. */
  readonly was: readonly unknown[];
  /** The numbers of the rows that are there, by their ids. */
  readonly present: ReadonlyMap<unknown, number>;
}

/**
 * The number of a row that comes back: its own as long as that stands between those that it stood between, or else the
 * one behind the row before it. Where another row has it, that one and those after it move on.
 */
export const numberBack = (id: unknown, number: number, { was, present }: Places): number => {
  const at = was.indexOf(id);
  const numbersOf = (ids: readonly unknown[]) =>
    ids.map((one) => present.get(one)).filter((one) => one !== undefined);
  const before = numbersOf(was.slice(0, Math.max(at, 0))).at(-1);
  const [after] = numbersOf(was.slice(at + 1));
  const fits =
    (before === undefined || before < number) && (after === undefined || number <= after);
  if (fits) return number;
  return before === undefined ? (after ?? number) : before + 1;
};
