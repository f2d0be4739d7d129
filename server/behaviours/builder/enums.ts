import type { DocumentRow } from '../../../schemas/documents';
import type { Behaviour, CallContext, Using } from '../../contract/CallContext';
import { findRows } from '../../records/tenant';
import type { Row } from '../../store/Store';
import { answersTo, enumOf, familiesWith } from './documents/answers';
import { DOCUMENTS, rowsOf, withRowOf } from './documents/documentRows';
import { states } from './documents/family';
import { askBeforeOtherAnswers } from './questionnaires/otherAnswers';
import { valuesOf } from './questionnaires/questions';

const withEnums = withRowOf(({ options }) => options.enumId !== undefined);

/** Which enum a row offers stands among its options, which are stored as text. */
const documentsWith = async (
  context: CallContext,
  isMeant: (row: DocumentRow, document: Row) => boolean,
): Promise<readonly Using[]> => {
  const { rows } = await findRows(context, DOCUMENTS, withEnums);
  const using = rows.filter((document) => rowsOf(document).some((row) => isMeant(row, document)));
  return using.length > 0 ? [{ resource: DOCUMENTS, effect: 'keeps', rows: using }] : [];
};

/** Sets of values that rows of documents offer. */
export const enums: Behaviour = {
  usedBy: (context, { id }) => documentsWith(context, (row) => enumOf(row) === id),

  subLists: {
    values: {
      usedBy: async (context, { id }, { enumRowId }) => {
        const value = Number(enumRowId);
        const families = await familiesWith(context, (row) => enumOf(row) === id);
        return [
          ...(await answersTo(context, families, 'keeps', [value])),
          // What is archived proposes nothing any more.
          ...(await documentsWith(
            context,
            (row, { state }) =>
              state !== states.archived &&
              enumOf(row) === id &&
              Number(row.options.defaultValue) === value,
          )),
        ];
      },

      mayChange: (context, row, { before, after }) => {
        const others = valuesOf(row).filter((value) => value !== before);
        return askBeforeOtherAnswers(context, row, after ? [...others, after] : others);
      },

      mayReplace: askBeforeOtherAnswers,
    },
  },
};
