import type { CallContext } from '../../contract/CallContext';
import type { Values } from '../../store/Store';
import { history } from '../../tables/general/history';
import type { Act } from '../../tables/organisation/activity';
import { rowsOf } from '../tenant';
import { nameOf } from '../texts';
import { namesOfActs } from './records';

/** How many records each of some acts is about. */
const countsOf = async (
  context: CallContext,
  acts: readonly Act[],
): Promise<ReadonlyMap<number, number>> => {
  const where = { actId: acts.map(({ id }) => id) };
  const groups = await rowsOf(context, history).group(['actId'], [], { where });
  return new Map(groups.map(({ by, count }) => [Number(by.actId), count]));
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
    const isUndone = Boolean(act.undoneBy);
    return {
      name: nameOfAct(act),
      resourceName: nameOf(context, act.resource ?? '', records > 1 ? 'several' : 'one'),
      records,
      isUndone: isUndone ? 1 : 0,
      canUndo: !isUndone && records > 0 && act.hasWayBack === 1 ? 1 : 0,
    };
  };
};
