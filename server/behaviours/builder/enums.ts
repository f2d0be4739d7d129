import { rowTypeOf } from '../../../schemas/documents';
import type { Behaviour } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { findRows } from '../../records/tenant';
import type { Row } from '../../store/Store';
import { DOCUMENTS, rowsOf, withRowOf } from './documents/documentRows';

const withEnums = withRowOf(({ name }) => name === 'enum');

const offers = (document: Row, enumId: number): boolean =>
  rowsOf(document).some(
    ({ type, options }) => rowTypeOf(type)?.name === 'enum' && options.enumId === enumId,
  );

/** Sets of values that rows of documents offer. */
export const enums: Behaviour = {
  mayRemove: async (context, { id }) => {
    const { rows } = await findRows(context, DOCUMENTS, withEnums);
    // Which enum a row offers stands among its options, which are stored as text.
    const using = rows.filter((document) => offers(document, id));
    const titles = [...new Set(using.map(({ title }) => String(title)))];
    if (titles.length > 0)
      throw new Refusal(409, 'server.enums.used', { documents: titles.join(', ') });
  },
};
