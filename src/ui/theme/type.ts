/** Sizes of text in pixels, each with the height of its line: what the theme has, and nothing beside it. */
const lineOf = { 22: 28, 16: 24, 14: 20, 13: 18, 12: 16 } as const;

/** What a browser takes one rem for. */
const REM = 16;

/** A size of text with the height of its line, in whole pixels: as a part of the size, lines below it would be moved. */
export const textOf = (size: keyof typeof lineOf) => ({
  fontSize: `${size / REM}rem`,
  lineHeight: `${lineOf[size] / REM}rem`,
});

/** Titles are strong, labels medium. */
export const weight = { regular: 400, medium: 500, strong: 600 } as const;
