/** How a value of a body travels as a part of a form: nothing as an empty text, an object or a list as JSON. */
const partOf = (value: unknown): string => {
  if (value === null) return '';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/** A body as a form; parts that aren't there are left out. */
export const formOf = (body: Readonly<Record<string, unknown>>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value !== undefined) form.append(name, partOf(value));
  return form;
};
