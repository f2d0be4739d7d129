import { rowTypeOf } from '../../../../schemas/documents';
import type { CallContext } from '../../../contract/CallContext';
import { sentPart } from '../../../contract/parts';
import { Refusal } from '../../../contract/Refusal';
import { created, ok, type Reply } from '../../../contract/reply';
import { rowsOf } from '../../../records/tenant';
import { objectsDefinitions } from '../../../tables/builder/objectsDefinitions';
import { sentId } from '../../../wire/sent';
import { lastRowId, problemsOfRow, rowsIn, type StoredDocument } from './documentRows';
import { familyOf, states, versionsOf } from './family';
import { note, titleOfRow } from './history';
import { followTo } from './uses';

/** The rows that can't be filled in or seen as they are, by their titles and places. */
const wrongRows = async (
  context: CallContext,
  draft: StoredDocument,
): Promise<readonly string[]> => {
  const names: string[] = [];
  for (const [index, row] of rowsIn(draft).entries()) {
    if (Object.keys(await problemsOfRow(context, row)).length === 0) continue;
    const type = context.call.text(`documents.types.${rowTypeOf(row.type)?.name ?? 'text'}`);
    names.push(`${index + 1}. ${titleOfRow(row) || type}`);
  }
  return names;
};

const madeBy = {
  activated: states.active,
  archived: states.archived,
  draftAgain: states.draft,
} as const;

/** Gives a version another state. */
const become = async (
  context: CallContext,
  version: StoredDocument,
  change: keyof typeof madeBy,
): Promise<void> => {
  await rowsOf(context, objectsDefinitions).update(version.id, { state: madeBy[change] });
  await note(context, version, change);
};

/** Makes a draft the version that people fill in; the one that was active becomes archived. */
export const setActive = async (context: CallContext, draft: StoredDocument): Promise<Reply> => {
  if (draft.state === states.active) throw new Refusal(409, 'server.documents.alreadyActive');
  if (draft.state !== states.draft) throw new Refusal(409, 'server.documents.archived');
  const wrong = await wrongRows(context, draft);
  if (wrong.length > 0)
    throw new Refusal(409, 'server.documents.wrongRows', { rows: wrong.join(', ') });
  const versions = await versionsOf(context, draft);
  // Taken back last, once the former version is active again and has them.
  await followTo(context, versions, draft);
  for (const former of versions.filter(({ state }) => state === states.active))
    await become(context, former, 'archived');
  await become(context, draft, 'activated');
  const params = { title: draft.title ?? '', version: draft.version ?? 1 };
  return ok({ message: context.call.text('server.documents.activated', params) });
};

/** Makes a draft of the active version. Its rows keep their ids, so that values go on to fit them. */
export const createNewDraft = async (
  context: CallContext,
  active: StoredDocument,
): Promise<Reply> => {
  if (active.state !== states.active) throw new Refusal(409, 'server.documents.onlyOfActive');
  const versions = await versionsOf(context, active);
  const known = versions.find(({ state }) => state === states.draft);
  if (known) throw new Refusal(409, 'server.documents.draftThere', { version: known.version ?? 1 });
  const { id: _id, ...copied } = active;
  const version = (active.version ?? 1) + 1;
  const draft = await rowsOf(context, objectsDefinitions).insert({
    ...copied,
    familyId: familyOf(active),
    lastRowId: lastRowId(active),
    state: states.draft,
    version,
  });
  await note(context, draft, 'draftMade');
  const params = { title: active.title ?? '', version };
  return created(draft.id, context.call.text('server.documents.draftMade', params));
};

/**
 * Puts back the state that a version had before one of its document was set active. There stays one draft at most, and
 * one version that people fill in.
 *
 * @throws Refusal 409 where the others have come to stand otherwise since
 */
export const restoreState = async (
  context: CallContext,
  version: StoredDocument,
): Promise<Reply> => {
  const wanted = sentPart(context.call.body, 'state', sentId);
  // The version that becomes active in its place archives it.
  if (wanted === states.archived) return ok();
  if (version.state === states.draft) return setActive(context, version);
  const versions = await versionsOf(context, version);
  const other = versions.find(({ id, state }) => id !== version.id && state === wanted);
  const params = { version: other?.version ?? 1 };
  if (wanted === states.draft) {
    if (other) throw new Refusal(409, 'server.documents.draftThere', params);
    await become(context, version, 'draftAgain');
    return ok();
  }
  if (other) throw new Refusal(409, 'server.documents.otherActive', params);
  await followTo(context, versions, version);
  await become(context, version, 'activated');
  return ok();
};
