import { Refusal } from '../../http/Refusal';
import { findRows } from '../../records/scope';
import { nameOf } from '../../records/texts';
import type { Work } from '../../records/Work';
import type { Row } from '../../store/Store';
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

const nameOfUse = (work: Work, collection: string, count: number): string =>
  collection === OBJECTS
    ? work.call.text('server.documents.filledIn')
    : nameOf(work, collection, count === 1 ? 'one' : 'several');

/** @throws Refusal 409 that names what needs the document */
export const refuseIfUsed = async (work: Work, { id }: Row): Promise<void> => {
  const uses: string[] = [];
  for (const { collection, field } of USES) {
    const { total } = await findRows(work, collection, { where: { [field]: id }, take: 0 });
    if (total > 0) uses.push(`${nameOfUse(work, collection, total)} (${total})`);
  }
  if (uses.length > 0) throw new Refusal(409, 'server.documents.needed', { uses: uses.join(', ') });
};

/** Once people are asked, a questionnaire keeps its questions. */
const isHeld = async (work: Work, collection: string, row: Row): Promise<boolean> =>
  collection === 'questionnaires' && (await invitationsOf(work, row)).length > 0;

/** What uses a document goes on with the version that becomes active. */
export const followTo = async (work: Work, from: readonly Row[], { id }: Row): Promise<void> => {
  const ids = from.map((version) => version.id).filter((known) => known !== id);
  for (const { collection, field } of USES) {
    const { rows } = await findRows(work, collection, { where: { [field]: ids } });
    for (const row of rows)
      if (!(await isHeld(work, collection, row)))
        await work.store.update(collection, row.id, { [field]: id });
  }
};
