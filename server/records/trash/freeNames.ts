import { isKind, type Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import type { Row } from '../../store/Store';
import type { Table } from '../../store/Table';
import { sameInFields } from '../../store/unique';
import { rowsBeside } from '../tenant';
import { fieldName } from '../texts';

/** A name that isn't taken, no longer than it may be: “Rose”, then “Rose (2)”. */
const nextFree = async (
  name: string,
  maxLength: number,
  isTaken: (candidate: string) => Promise<boolean>,
): Promise<string> => {
  for (let number = 2; ; number += 1) {
    const mark = ` (${number})`;
    const candidate = `${name.slice(0, maxLength - mark.length)}${mark}`;
    if (!(await isTaken(candidate))) return candidate;
  }
};

/** How long the name of a record may be; none of what isn't its name. */
const nameLength = (definition: Resource | undefined, name: string): number | undefined => {
  const field = definition?.fields[name];
  if (!field || !definition?.title.includes(name) || !isKind(field, 'text')) return undefined;
  return field.maxLength ?? Number.POSITIVE_INFINITY;
};

/**
 * A row with names that no other row has by now.
 *
 * @throws Refusal 409 where something else is taken that no two rows may have
 */
export const withFreeNames = async (context: CallContext, table: Table, row: Row): Promise<Row> => {
  let free: Row = row;
  for (const unique of table.unique) {
    const [name] = unique;
    const isTaken = async (value: unknown): Promise<boolean> => {
      const same = sameInFields(unique, { ...free, [name]: value });
      return same !== undefined && (await rowsBeside(context, table, row).count(same)) > 0;
    };
    const value = free[name];
    if (!(await isTaken(value))) continue;
    const maxLength = nameLength(context.definitions.named(table.name), name);
    if (maxLength === undefined || typeof value !== 'string') {
      const field = fieldName(context, table.name, name);
      throw new Refusal(409, 'server.trash.taken', { field, value: String(value) });
    }
    free = { ...free, [name]: await nextFree(value, maxLength, isTaken) };
  }
  return free;
};
