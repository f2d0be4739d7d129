import type { CallContext } from '../../../contract/CallContext';
import { FieldProblems } from '../../../contract/FieldProblems';
import { rowsOf } from '../../../records/tenant';
import { objectsDefinitions } from '../../../tables/builder/objectsDefinitions';
import { hasInput, type StoredDocument } from '../documents/documentRows';
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
export const inputDocument = async (
  context: CallContext,
  id: number,
  at: Named,
): Promise<StoredDocument> => {
  const document = await rowsOf(context, objectsDefinitions).get(id);
  const active = document && (await activeVersion(context, document));
  if (active && hasInput(active)) return active;
  throw new FieldProblems(at.resource, { [at.field]: { message: 'choice' } });
};
