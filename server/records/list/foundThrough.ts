import type { CallContext } from '../../contract/CallContext';
import type { Condition, Selection } from '../../store/Query';
import type { Table } from '../../store/Table';
import { rowsOf } from '../tenant';

/** A field of rows by which they refer to rows of a table, of which some fields are searched. */
interface Through {
  readonly field: string;
  readonly to: Table;
  readonly searched: readonly string[];
}

/**
 * Finds the rows of a table that refer to one in whose fields a word stands. Only what is referred to is looked into,
 * however many rows there are besides.
 */
export const foundThrough =
  (own: Table, { field, to, searched }: Through) =>
  async (context: CallContext, word: string, among: Selection): Promise<Condition> => {
    const groups = await rowsOf(context, own).group([field], [], among);
    const ids = groups.flatMap(({ by: { [field]: id } }) => (typeof id === 'number' ? [id] : []));
    const found = await rowsOf(context, to).find({
      where: { id: ids },
      search: { text: word, fields: searched },
      only: [],
    });
    return { where: { [field]: found.map(({ id }) => id) } };
  };
