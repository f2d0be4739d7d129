import { storedRows } from '../../wire/rows';
import { behaviour } from '../Behaviour';
import { shopList } from './shop/shop';

/** Rules that give a discount; each of their lines names the rule that it belongs to. */
export const productrules = behaviour({
  ...shopList,

  // Weekdays tell that a rule has no dates: those that are stored would undo dates that are sent.
  givesWay: ({ startDate, endDate }) => (startDate || endDate ? { weekDays: [] } : {}),

  record: async (_work, row) =>
    row ? { rules: storedRows(row.rules).map((line) => ({ ...line, productRuleId: row.id })) } : {},
});
