/**
 * How many stand beside each other in a line: as many as it has, but in the last of a series of equal lines as many as in
 * those before, so that what is left over isn't drawn wider than the rest.
 */
export const columnsOf = (lines: readonly (readonly string[])[], index: number): number => {
  const [own = 0, before = 0, first] = [index, index - 1, index - 2].map((at) => lines[at]?.length);
  return before === first && own > 1 && own < before ? before : own;
};
