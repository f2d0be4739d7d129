import type { CallContext } from '../../../contract/CallContext';
import { findRows } from '../../../records/tenant';
import type { Row } from '../../../store/Store';
import { invitationsOf } from '../questionnaires/invitations';

/** Filled-in documents. */
export const OBJECTS = 'objects';

/** What refers to a document, and by which field. */
const USES = [
  { collection: 'objectlists', field: 'headerDocumentId' },
  { collection: 'objectlistItems', field: 'headerDocumentId' },
  { collection: OBJECTS, field: 'objectDefinitionId' },
  { collection: 'questionnaires', field: 'objectDefinitionId' },
  { collection: 'applicationUsers', field: 'personalDocumentId' },
] as const;

/** Once people are asked, a questionnaire keeps its questions. */
const isHeld = async (context: CallContext, collection: string, row: Row): Promise<boolean> =>
  collection === 'questionnaires' && (await invitationsOf(context, row)).length > 0;

/** What uses a document goes on with the version that becomes active. */
export const followTo = async (
  context: CallContext,
  from: readonly Row[],
  { id }: Row,
): Promise<void> => {
  const ids = from.map((version) => version.id).filter((known) => known !== id);
  for (const { collection, field } of USES) {
    const { rows } = await findRows(context, collection, { where: { [field]: ids } });
    for (const row of rows)
      if (!(await isHeld(context, collection, row)))
        await context.store.update(collection, row.id, { [field]: id });
  }
};
