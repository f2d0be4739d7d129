import type { FieldOf } from '../store/Query';
import type { Keyed } from '../store/Table';

/** Rows that can be asked for by their ids, such as `Rows` are. */
interface Findable<R extends Keyed> {
  find(query: {
    readonly where: { readonly id: readonly number[] };
    readonly only?: readonly FieldOf<R>[];
  }): Promise<readonly R[]>;
}

/**
 * The rows that others refer to, by their ids: read at once for all of them.
 *
 * @param ids as they are stored; what refers to nothing is passed over
 * @param only the fields that are needed of each; all unless given
 */
export const rowsById = async <R extends Keyed>(
  rows: Findable<R>,
  ids: Iterable<number | null | undefined>,
  only?: readonly FieldOf<R>[],
): Promise<ReadonlyMap<number, R>> => {
  const id = [...new Set(ids)].filter((one) => typeof one === 'number');
  const found = id.length === 0 ? [] : await rows.find({ where: { id }, only });
  return new Map(found.map((row) => [row.id, row]));
};
