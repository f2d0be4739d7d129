import { handsOnFocus } from './editorFocus';

const FIELDS = ['input:not([type="hidden"], [type="file"])', 'textarea', '[role="combobox"]']
  .map((field) => `${field}:not(:disabled, [readonly], [aria-hidden], [tabindex="-1"])`)
  .concat(handsOnFocus)
  .join();

/** What keeps the place of a field, or of a form, that is on its way. */
const STANDS_IN = '[data-stands-in]';

/** The first field in which something can be entered; `null` where there is none. */
export const firstFieldIn = (container: ParentNode | null | undefined): HTMLElement | null =>
  container?.querySelector<HTMLElement>(FIELDS) ?? null;

/** Whether the focus is on nothing in particular: on the page, or on what is all around. */
const isFocusFree = (container: Element): boolean =>
  document.activeElement === null || document.activeElement.contains(container);

/**
 * Gives the first field the focus: as soon as it is there, where it comes later than those behind it; not where
 * somebody has gone elsewhere meanwhile.
 *
 * @param isWanted whether this field is to have it; any is unless given
 */
export const focusFirstField = (
  container: Element | null | undefined,
  isWanted: (field: HTMLElement) => boolean = () => true,
): void => {
  if (!container) return;
  const before = document.activeElement;
  const go = (): boolean => {
    const first = container.querySelector<HTMLElement>(`${FIELDS},${STANDS_IN}`);
    if (first?.matches(STANDS_IN)) return false;
    if (first && isWanted(first)) first.focus();
    return true;
  };
  if (go()) return;
  const observer = new MutationObserver(() => {
    const isFree = document.activeElement === before || isFocusFree(container);
    if (!container.isConnected || !isFree || go()) observer.disconnect();
  });
  observer.observe(container, { childList: true, subtree: true });
};
