import type { AnyFields } from '../kinds/Kind';

/** How fields of the form alone are worked out when a record is read, by their names. */
type Loaded<R> = Readonly<Record<string, ((record: R) => unknown) | undefined>>;

/** Fields of which those that are worked out when a record is read belong to the form alone. */
export const withFormFields = (fields: AnyFields, onLoad: object = {}): AnyFields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      name in onLoad ? { ...field, formOnly: true } : field,
    ]),
  );

/** What the fields of the form alone have when a record is read. */
export const loadedBy =
  <R>(onLoad: Loaded<R> = {}) =>
  (record: R): Record<string, unknown> =>
    Object.fromEntries(Object.entries(onLoad).map(([name, of]) => [name, of?.(record)]));
