import { activity as definition } from '../../../resources/organisation/activity';
import { foldText } from '../../../schemas/text/fold';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, Operation } from '../../contract/CallContext';
import { list, type Reply } from '../../contract/reply';
import { namesOfActs, readActRecords } from '../../records/activity/records';
import { requireSeenAct, seenActs } from '../../records/activity/seen';
import { isTracked } from '../../records/history/tracked';
import { requireRow, rowsOf } from '../../records/tenant';
import { nameOf } from '../../records/texts';
import { numberedResources, seenResources } from '../../records/trash/allowed';
import type { Condition } from '../../store/Query';
import { history } from '../../tables/general/history';
import { type Act, activity as table } from '../../tables/organisation/activity';
import { sentId } from '../../wire/sent';
import { periodOf } from '../webshop/orders/sold';

/** What there can be activity of, to choose from. Looking for what there is would read all of it. */
const kinds = async (context: CallContext): Promise<Reply> => {
  const seen = new Set(seenResources(context));
  const results = [...numberedResources(context)]
    .filter(([, name]) => {
      const one = context.definitions.named(name);
      return one && seen.has(name) && one.module !== null && isTracked(context, one);
    })
    .map(([id, name]) => ({ id, name: nameOf(context, name, 'several') }))
    .sort((one, other) => one.name.localeCompare(other.name, context.call.locale));
  return list(results, results.length);
};

const calls: readonly Operation[] = [
  { method: 'GET', path: 'activity/kinds', modules: [], right: 'read', run: kinds },
  {
    method: 'GET',
    path: 'activity/{id}/records',
    modules: [],
    right: 'read',
    run: async (context) => {
      const act = await requireRow(context, table, sentId(context.call.params.id));
      requireSeenAct(context, act);
      return readActRecords(context, act);
    },
  },
];

/** How many records each of some acts is about. */
const countsOf = async (
  context: CallContext,
  acts: readonly Act[],
): Promise<ReadonlyMap<number, number>> => {
  const where = { actId: acts.map(({ id }) => id) };
  const groups = await rowsOf(context, history).group(['actId'], [], { where });
  return new Map(groups.map(({ by, count }) => [Number(by.actId), count]));
};

const named = async (context: CallContext, word: string): Promise<Condition> => ({
  where: {
    resource: seenResources(context).filter((name) =>
      foldText(nameOf(context, name)).includes(foldText(word)),
    ),
  },
});

/** What people did. Each sees of it what they may see of records; days are those of the organisation. */
export const activity = behaviour(definition, table, {
  listed: seenActs,
  resolveRow: async (context, asked) => {
    if (asked) requireSeenAct(context, asked);
    return asked;
  },
  asks: {
    kind: (id, context) => ({ where: { resource: numberedResources(context).get(id) ?? '' } }),
    user: (userId) => ({ where: { userId } }),
    from: (day, context) => ({ where: { at: { from: periodOf(context, day, day).from } } }),
    until: (day, context) => {
      const next = Date.parse(periodOf(context, day, day).until);
      return { where: { at: { to: new Date(next - 1).toISOString() } } };
    },
  },
  virtual: {
    names: ['resourceName', 'records', 'isUndone', 'canUndo'],
    of: async (context, acts) => {
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
    },
    found: {
      resourceName: named,
      // The name in it is searched where it is stored.
      subject: async () => ({ any: [] }),
    },
  },
  calls,
});
