import type { Clock } from '../../contract/clock';
import type { Row, Values } from '../../store/Store';
import type { WriteRule } from '../../store/writeRules';
import { stableText } from '../stableText';

/** Where a row keeps who changed which of its fields. No field of a definition can be called so. */
const STAMPS = '@changed';

/** Who changed a field, and when, in milliseconds since 1970. */
export type Stamp = readonly [userId: number, at: number];

type Stamps = Readonly<Record<string, Stamp>>;

const stampsOf = (row: Row | undefined): Stamps => Object(row?.[STAMPS]);

/** Whether JSON has the same for both. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || stableText(one) === stableText(other);

/** Who writes, and by which clock. */
interface Writer {
  readonly userId: number;
  readonly clock: Clock;
}

/** Changes with the stamps of those that change something. */
const stamped = (before: Row | undefined, changes: Values, { userId, clock }: Writer): Values => {
  const changed = Object.keys(changes).filter((name) => !isSame(before?.[name], changes[name]));
  if (changed.length === 0) return changes;
  const stamp: Stamp = [userId, clock()];
  const fresh = Object.fromEntries(changed.map((name) => [name, stamp]));
  return { ...changes, [STAMPS]: { ...stampsOf(before), ...fresh } };
};

/** A row that is made of another's values begins without its stamps. */
const unstamped = ({ [STAMPS]: _, ...values }: Values): Values => values;

/** Has rows remember who changed which of their fields, and when. */
export const stampingRule =
  (writer: Writer): WriteRule =>
  (_table, before, values) =>
    before ? stamped(before, values, writer) : unstamped(values);

/** Who changed one of these fields last, if anyone did since the row was made. */
export const lastStamp = (row: Row | undefined, fields: readonly string[]): Stamp | undefined => {
  const stamps = stampsOf(row);
  return fields
    .flatMap((field) => (stamps[field] ? [stamps[field]] : []))
    .reduce<Stamp | undefined>((last, one) => (last && last[1] > one[1] ? last : one), undefined);
};

/** The stamps of a row that is part of another: its field changed when that one's did. */
export const stampsOfPart = (of: Row, field: string, changedWith: string): Values => {
  const stamp = lastStamp(of, [changedWith]);
  return stamp ? { [STAMPS]: { [field]: stamp } } : {};
};
