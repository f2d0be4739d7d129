import { rowTypeOf } from '../../../schemas/documents';
import { Refusal } from '../../contract/Refusal';
import { findRows } from '../../records/scope';
import { behaviour } from '../Behaviour';
import { DOCUMENTS, rowsOf } from './documents/documentRows';

/** Sets of values that rows of documents offer. */
export const enums = behaviour({
  onRemove: async (work, { id }) => {
    const { rows } = await findRows(work, DOCUMENTS, {
      match: (document) =>
        rowsOf(document).some(
          ({ type, options }) => rowTypeOf(type)?.name === 'enum' && options.enumId === id,
        ),
    });
    const titles = [...new Set(rows.map(({ title }) => String(title)))];
    if (titles.length > 0)
      throw new Refusal(409, 'server.enums.used', { documents: titles.join(', ') });
  },
});
