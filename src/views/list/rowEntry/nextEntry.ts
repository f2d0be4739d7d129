/** Marks what a value is entered with in its row, by the name of the field. */
export const ENTRY = 'data-row-entry';

const CONTROL = 'textarea:not([aria-hidden], :disabled), input:not(:disabled)';

const controlIn = (entry: Element) =>
  entry.querySelector<HTMLTextAreaElement | HTMLInputElement>(CONTROL);

/** Where the same field is entered in the next row in which nothing stands yet; none behind the last. */
export const nextEntry = (entry: Element): HTMLElement | undefined => {
  const name = entry.getAttribute(ENTRY);
  const all = [...document.querySelectorAll(`[${ENTRY}="${name}"]`)];
  return (
    all
      .slice(all.indexOf(entry) + 1)
      .map(controlIn)
      .find((control) => control?.value.trim() === '') ?? undefined
  );
};
