import type { Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { mapConcurrently } from '../../store/pace';
import type { Row } from '../../store/Store';
import { type Follow, follows } from '../../tables/general/follows';
import { nameOfRecord } from '../references/titles';
import { rowsOf } from '../tenant';
import { type Changes, changesOfRecord, changesOfView } from './changesOf';
import { followable, seenRow, seenView } from './followable';

/** Something that the caller follows and may see by now, with what others did since it was looked at. */
export interface Followed extends Changes {
  readonly follow: Follow;
  readonly definition: Resource;
  /** What the record or the view is called. */
  readonly name: string;
  /** The record; none of a view. */
  readonly row: Row | undefined;
}

const followedRecord = async (
  context: CallContext,
  definition: Resource,
  follow: Follow,
  since: number,
): Promise<readonly Followed[]> => {
  const row = await seenRow(context, definition, Number(follow.recordId));
  if (!row) return [];
  const [name, changes] = await Promise.all([
    nameOfRecord(context, definition, row),
    changesOfRecord(context, definition, row.id, since),
  ]);
  return [{ follow, definition, name, row, ...changes }];
};

const followedView = async (
  context: CallContext,
  definition: Resource,
  follow: Follow,
  since: number,
): Promise<readonly Followed[]> => {
  const view = await seenView(context, definition, Number(follow.viewId));
  if (!view) return [];
  const changes = await changesOfView(context, definition, view, since);
  return [{ follow, definition, name: view.name, row: undefined, ...changes }];
};

/**
 * What the caller follows and may see by now: where a right was taken away, or something is in the trash, nothing
 * shows that it was followed.
 *
 * @param sinceOf from when on changes count; from when it was last looked at unless given
 */
export const readFollowed = async (
  context: CallContext,
  sinceOf = ({ seenAt }: Follow): number => seenAt ?? 0,
): Promise<readonly Followed[]> => {
  const where = { userId: context.call.user.id };
  const all = await rowsOf(context, follows).find({ where });
  const found = await mapConcurrently(all, async (follow) => {
    const definition = followable(context, follow.resource);
    if (!definition) return [];
    const read = follow.recordId === null ? followedView : followedRecord;
    return read(context, definition, follow, sinceOf(follow));
  });
  return found.flat();
};
