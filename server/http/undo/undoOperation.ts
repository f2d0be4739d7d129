import type { CallContext, Operation } from '../../contract/CallContext';
import { sentPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import { requireSeenAct } from '../../records/activity/seen';
import { requireRow, rowsOf } from '../../records/tenant';
import { history } from '../../tables/general/history';
import { activity } from '../../tables/organisation/activity';
import { sentId } from '../../wire/sent';
import { Calls } from './Calls';
import { undoAct } from './undoAct';

const messageOf = ({ call }: CallContext, left: number): string =>
  left === 0
    ? call.text('server.activity.undone')
    : call.text('server.activity.notUndone', { smart_count: left });

/** Marks an act as taken back, by the last act that did so. */
const markUndone = async (context: CallContext, id: number): Promise<void> => {
  const rows = rowsOf(context, activity);
  const sort = [{ field: 'id', order: 'desc' }] as const;
  const [by] = await rows.find({ where: { undoes: id }, sort, take: 1, only: [] });
  if (by) await rows.update(id, { undoneBy: by.id });
};

/**
 * `POST activity/{id}`, `undo`: takes an act back, portion by portion. The answer's `next` is sent as `before` of the
 * next call, with how many records stay as they are (`left`), until there is none.
 */
export const undoOperation = (operations: readonly Operation[]): Operation => {
  const calls = new Calls(operations);
  return {
    method: 'POST',
    path: 'activity/{id}',
    fn: 'undo',
    resource: activity.name,
    act: 'undo',
    right: 'update',
    // What it takes back is looked at call by call.
    modules: [],
    run: async (context): Promise<Reply> => {
      const act = await requireRow(context, activity, sentId(context.call.params.id));
      requireSeenAct(context, act);
      if (act.undoneBy) throw new Refusal(409, 'server.activity.alreadyUndone');
      const before = sentPart(context.call.body, 'before', sentId) || undefined;
      const leftBefore = sentPart(context.call.body, 'left', sentId);
      const of =
        before === undefined
          ? await rowsOf(context, history).count({ where: { actId: act.id } })
          : undefined;
      const { done, notUndone, next } = await undoAct(context, calls, act, before);
      const left = leftBefore + notUndone.length;
      if (next === null && left === 0) await markUndone(context, act.id);
      const message = next === null ? messageOf(context, left) : '';
      return ok({ message, done, ...(of !== undefined && { of }), next, notUndone });
    },
  };
};
