import type { CallContext } from '../../contract/CallContext';
import type { Values } from '../../store/Store';
import { history } from '../../tables/general/history';
import type { Act } from '../../tables/organisation/activity';
import { rowsOf } from '../tenant';
import { nameOf } from '../texts';
import { namesOfActs } from './records';

/** How many records each of some acts is about. */
export const countsOf = async (
  context: CallContext,
  acts: readonly Act[],
): Promise<ReadonlyMap<number, number>> => {
  const where = { actId: acts.map(({ id }) => id) };
  const groups = await rowsOf(context, history).group(['actId'], [], { where });
  return new Map(groups.map(({ by, count }) => [Number(by.actId), count]));
};

/** Whether an act was taken back, and whether it can be. */
export const wayBackOf = (
  { undoneBy, hasWayBack }: Act,
  records: number,
): { readonly isUndone: 0 | 1; readonly canUndo: 0 | 1 } => {
  const isUndone = Boolean(undoneBy);
  return {
    isUndone: isUndone ? 1 : 0,
    canUndo: !isUndone && records > 0 && hasWayBack === 1 ? 1 : 0,
  };
};

/** What acts show beside what is stored of them. */
export const shownActs = async (
  context: CallContext,
  acts: readonly Act[],
): Promise<(act: Act) => Values> => {
  const [counts, nameOfAct] = await Promise.all([
    countsOf(context, acts),
    namesOfActs(context, acts),
  ]);
  return (act) => {
    const records = counts.get(act.id) ?? 0;
    return {
      name: nameOfAct(act),
      resourceName: nameOf(context, act.resource ?? '', records > 1 ? 'several' : 'one'),
      records,
      ...wayBackOf(act, records),
    };
  };
};
