import { enums as definition } from '../../../resources/builder/enums';
import type { DocumentRow } from '../../../schemas/documents';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, Using } from '../../contract/CallContext';
import { rowsOf } from '../../records/tenant';
import { objectsDefinitions } from '../../tables/builder/objectsDefinitions';
import { answersTo, enumOf, familiesWith, offersEnum } from './documents/answers';
import { DOCUMENTS, rowsIn, type StoredDocument, withRowOf } from './documents/documentRows';
import { states } from './documents/family';
import { askBeforeOtherAnswers } from './questionnaires/otherAnswers';
import { valuesOf } from './questionnaires/questions';

/** Which enum a row offers stands among its options, which are stored as text. */
const documentsWith = async (
  context: CallContext,
  isMeant: (row: DocumentRow, document: StoredDocument) => boolean,
): Promise<readonly Using[]> => {
  const rows = await rowsOf(context, objectsDefinitions).find(withRowOf(offersEnum));
  const using = rows.filter((document) => rowsIn(document).some((row) => isMeant(row, document)));
  return using.length > 0 ? [{ resource: DOCUMENTS, effect: 'keeps', rows: using }] : [];
};

/** Sets of values that rows of documents offer. */
export const enums = behaviour(definition, {
  usedBy: (context, { id }) => documentsWith(context, (row) => enumOf(row) === id),

  subLists: {
    values: {
      usedBy: async (context, { id }, { enumRowId }) => {
        const value = Number(enumRowId);
        const families = await familiesWith(context, offersEnum, (row) => enumOf(row) === id);
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
});
