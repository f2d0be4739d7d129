/** How a value of a body travels as a part of a form: nothing as an empty text, an object or a list as JSON. */
const partOf = (value: unknown): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/**
 * A body as a form; parts that aren't there are left out.
 *
 * @param asJson names of parts that are JSON whatever they hold
 */
export const formOf = (
  body: Readonly<Record<string, unknown>>,
  asJson: readonly string[] = [],
): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value !== undefined)
      form.append(name, asJson.includes(name) ? JSON.stringify(value) : partOf(value));
  return form;
};
