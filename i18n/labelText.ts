import type { CommonLabels } from '../schemas';

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

const textAt = (texts: unknown, path: readonly string[]): string | undefined => {
  const found = path.reduce(
    (group, key) => (isGroup(group) && Object.hasOwn(group, key) ? group[key] : undefined),
    texts,
  );
  return typeof found === 'string' ? found : undefined;
};

/** What has no label of its own goes by that of the field that is called the same. */
const CALLED_LIKE_FIELDS: ReadonlySet<string | undefined> = new Set(['tabs', 'sections']);

/**
 * A text of a resource's labels. A field, an action or a message without a label of its own has the common one of
 * its name; a tab or a section has that, or the label of the field of its name.
 *
 * @param labels the resource's own
 * @param path its keys below them, as in `rows.addresses.fields.city`
 * @returns `undefined` where there is none
 */
export const labelText = (
  labels: unknown,
  common: CommonLabels,
  path: string,
): string | undefined => {
  const keys = path.split('.');
  const text =
    textAt(labels, keys) ?? textAt(common, keys.slice(-2)) ?? textAt(common, keys.slice(-3));
  const [group, name = ''] = keys.slice(-2);
  if (text !== undefined || !CALLED_LIKE_FIELDS.has(group)) return text;
  return labelText(labels, common, [...keys.slice(0, -2), 'fields', name].join('.'));
};
