const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/**
 * A text of a resource's labels.
 *
 * @param path its keys, as in `rows.addresses.fields.city`
 * @returns `undefined` where there is none
 */
export const labelText = (labels: unknown, path: string): string | undefined => {
  const found = path
    .split('.')
    .reduce(
      (group, key) => (isGroup(group) && Object.hasOwn(group, key) ? group[key] : undefined),
      labels,
    );
  return typeof found === 'string' ? found : undefined;
};
