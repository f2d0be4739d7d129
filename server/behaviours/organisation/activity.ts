import { activity as definition } from '../../../resources/organisation/activity';
import { foldText } from '../../../schemas/text/fold';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, Operation } from '../../contract/CallContext';
import { list, type Reply } from '../../contract/reply';
import { readAway } from '../../records/activity/away';
import { readActRecords } from '../../records/activity/records';
import { requireSeenAct, seenActs } from '../../records/activity/seen';
import { shownActs } from '../../records/activity/shown';
import { isTracked } from '../../records/history/tracked';
import { requireRow } from '../../records/tenant';
import { nameOf } from '../../records/texts';
import { numberedResources, seenResources } from '../../records/trash/allowed';
import type { Condition } from '../../store/Query';
import { activity as table } from '../../tables/organisation/activity';
import { sentId } from '../../wire/sent';

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
  { method: 'POST', path: 'activity/away', modules: [], right: 'read', run: readAway },
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
  },
  virtual: {
    names: ['resourceName', 'records', 'isUndone', 'canUndo'],
    of: shownActs,
    found: {
      resourceName: named,
      // The name in it is searched where it is stored.
      subject: async () => ({ any: [] }),
    },
  },
  calls,
});
