import { created, ok } from '../../../contract/envelope';
import { Refusal } from '../../../contract/Refusal';
import type { Reply } from '../../../contract/route';
import type { Work } from '../../../contract/Work';
import type { Row } from '../../../store/Store';
import { DOCUMENTS, lastRowId } from './documentRows';
import { familyOf, states, versionsOf } from './family';
import { note } from './history';
import { followTo } from './uses';

/** Makes a draft the version that people fill in; the one that was active becomes archived. */
export const setActive = async (work: Work, draft: Row): Promise<Reply> => {
  if (draft.state === states.active) throw new Refusal(409, 'server.documents.alreadyActive');
  if (draft.state !== states.draft) throw new Refusal(409, 'server.documents.archived');
  const versions = await versionsOf(work, draft);
  for (const former of versions.filter(({ state }) => state === states.active)) {
    await work.store.update(DOCUMENTS, former.id, { state: states.archived });
    await note(work, former, 'archived');
  }
  await work.store.update(DOCUMENTS, draft.id, { state: states.active });
  await note(work, draft, 'activated');
  await followTo(work, versions, draft);
  const params = { title: String(draft.title), version: Number(draft.version ?? 1) };
  return ok({ message: work.call.text('server.documents.activated', params) });
};

/** Makes a draft of the active version. Its rows keep their ids, so that values go on to fit them. */
export const createNewDraft = async (work: Work, active: Row): Promise<Reply> => {
  if (active.state !== states.active) throw new Refusal(409, 'server.documents.onlyOfActive');
  const versions = await versionsOf(work, active);
  const known = versions.find(({ state }) => state === states.draft);
  if (known)
    throw new Refusal(409, 'server.documents.draftThere', { version: Number(known.version ?? 1) });
  const { id: _id, ...copied } = active;
  const version = Number(active.version ?? 1) + 1;
  const draft = await work.store.insert(DOCUMENTS, {
    ...copied,
    familyId: familyOf(active),
    lastRowId: lastRowId(active),
    state: states.draft,
    version,
  });
  await note(work, draft, 'draftMade');
  const params = { title: String(active.title), version };
  return created(draft.id, work.call.text('server.documents.draftMade', params));
};
