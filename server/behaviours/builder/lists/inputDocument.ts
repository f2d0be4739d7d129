import type { CallContext } from '../../../contract/CallContext';
import { FieldProblems } from '../../../contract/FieldProblems';
import { findRow } from '../../../records/tenant';
import type { Row } from '../../../store/Store';
import { DOCUMENTS, hasInput } from '../documents/documentRows';
import { activeVersion } from '../documents/family';

/** Where a document was named that people are to fill in. */
export interface Named {
  readonly resource: string;
  readonly field: string;
}

/**
 * The active version of the document that a call names.
 *
 * @throws FieldProblems when there is none, or none that asks for input
 */
export const inputDocument = async (context: CallContext, id: number, at: Named): Promise<Row> => {
  const document = await findRow(context, DOCUMENTS, id);
  const active = document && (await activeVersion(context, document));
  if (active && hasInput(active)) return active;
  throw new FieldProblems(at.resource, { [at.field]: { message: 'choice' } });
};
