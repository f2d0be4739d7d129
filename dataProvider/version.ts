import type { Values } from './values';

/** The name under which a record bears its version: no field's, so that no body ever carries it. */
const VERSION = '@version';

/** The version of a record, as the server returned it; none where it returns none. */
export const versionOf = (record: Values): string | undefined => {
  const version = record[VERSION];
  return typeof version === 'string' ? version : undefined;
};

/** A record without its version: its values alone. */
export const withoutVersion = <Of extends Values>({ [VERSION]: _, ...values }: Of) => values;

/** A record with its version, if the server returned one. */
export const withVersion = <Of extends Values>(record: Of, version: string | null): Of =>
  version === null ? record : { ...record, [VERSION]: version };
