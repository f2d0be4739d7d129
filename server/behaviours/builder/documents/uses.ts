import { objectlistItems } from '../../../../resources/builder/objectlistItems';
import { objectlists } from '../../../../resources/builder/objectlists';
import type { CallContext } from '../../../contract/CallContext';
import { rowsOf } from '../../../records/tenant';
import type { Keyed } from '../../../store/Table';
import { objects } from '../../../tables/builder/objects';
import { questionnaireInvitations } from '../../../tables/builder/questionnaireInvitations';
import { questionnaires } from '../../../tables/builder/questionnaires';
import { applicationUsers } from '../../../tables/people/applicationUsers';
import { tableOf } from '../../../tables/tableOf';

/** Filled-in documents. */
export const OBJECTS = objects.name;

const groups = tableOf(objectlists);
const lists = tableOf(objectlistItems);

/** Questionnaires of documents that people are asked already: those keep their questions. */
const heldAmong = async (context: CallContext, ids: readonly number[]) => {
  const asking = await rowsOf(context, questionnaires).find({
    where: { objectDefinitionId: ids },
    only: [],
  });
  const invited = await rowsOf(context, questionnaireInvitations).group(['questionnaireId'], [], {
    where: { questionnaireId: asking.map(({ id }) => id) },
  });
  const held = new Set(invited.map(({ by }) => by.questionnaireId));
  return asking.map(({ id }) => id).filter((id) => held.has(id));
};

/** What uses a document goes on with the version that becomes active. */
export const followTo = async (
  context: CallContext,
  from: readonly Keyed[],
  { id }: Keyed,
): Promise<void> => {
  const ids = from.map((version) => version.id).filter((known) => known !== id);
  const [byHeader, byDocument] = [
    { where: { headerDocumentId: ids } },
    { where: { objectDefinitionId: ids } },
  ];
  await rowsOf(context, groups).updateWhere(byHeader, { headerDocumentId: id });
  await rowsOf(context, lists).updateWhere(byHeader, { headerDocumentId: id });
  await rowsOf(context, objects).updateWhere(byDocument, { objectDefinitionId: id });
  await rowsOf(context, questionnaires).updateWhere(
    { ...byDocument, not: { where: { id: await heldAmong(context, ids) } } },
    { objectDefinitionId: id },
  );
  await rowsOf(context, applicationUsers).updateWhere(
    { where: { personalDocumentId: ids } },
    { personalDocumentId: id },
  );
};
