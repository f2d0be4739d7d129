/** In pixels: of a line of text, and of what stands above the first and below the last one. */
const HEIGHTS = { line: 20, padding: 16 } as const;

/** The lines of a field without a height of its own. */
const LEAST = 2;

/** How many lines a text of several has room for at least, as it is read and as it is entered. */
export const leastLines = ({ minHeight }: { minHeight?: number }): number =>
  minHeight === undefined
    ? LEAST
    : Math.max(1, Math.floor((minHeight - HEIGHTS.padding) / HEIGHTS.line));
