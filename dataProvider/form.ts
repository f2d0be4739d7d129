/** A value of a body as a part of a form: an object or a list as JSON. */
const partOf = (value: unknown, nothing: string): string => {
  if (value === null) return nothing;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};

/**
 * A body as a form; parts that aren't there are left out.
 *
 * @param nothing what stands for `null`
 */
export const formOf = (body: Readonly<Record<string, unknown>>, nothing = ''): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value !== undefined) form.append(name, partOf(value, nothing));
  return form;
};
