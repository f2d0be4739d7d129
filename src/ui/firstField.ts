const FIELDS = ['input:not([type="hidden"], [type="file"])', 'textarea', '[role="combobox"]']
  .map((field) => `${field}:not(:disabled, [readonly], [aria-hidden], [tabindex="-1"])`)
  .join();

/** The first field in which something can be entered; `null` where there is none. */
export const firstFieldIn = (container: ParentNode | null | undefined): HTMLElement | null =>
  container?.querySelector<HTMLElement>(FIELDS) ?? null;
