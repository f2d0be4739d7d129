import { createHash } from 'node:crypto';
import type { TableShape } from '../store/Table';

/** Bytes that a name may have. */
const LONGEST_NAME = 63;

/** The name of an index of fields; of a long one, its beginning and a distinguishing suffix. */
export const nameOfIndex = (
  { name }: Pick<TableShape, 'name'>,
  fields: readonly string[],
  kind: string,
): string => {
  const whole = [name, ...fields, kind].join('_');
  if (whole.length <= LONGEST_NAME) return whole;
  const digest = createHash('sha1').update(whole).digest('hex').slice(0, 8);
  return `${whole.slice(0, LONGEST_NAME - digest.length - 1)}_${digest}`;
};
