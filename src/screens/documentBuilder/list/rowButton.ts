/** The element by which a row is selected; it has the row's place in the tab order. */
export const rowButtonId = (key: number): string => `builder-row-${key}`;

export const focusRow = (key: number | null): void => {
  if (key !== null) document.getElementById(rowButtonId(key))?.focus();
};
