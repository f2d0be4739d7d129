import { productrules as definition } from '../../../resources/webshop/productrules';
import { behaviour } from '../../contract/behaviour';

/** Rules that give a discount; each of their lines names the rule that it belongs to. */
export const productrules = behaviour(definition, {
  // A rule with weekdays has no dates: those that are stored would undo dates that are sent.
  reconcile: ({ startDate, endDate }) => (startDate || endDate ? { weekDays: [] } : {}),

  record: async (_work, row) =>
    row ? { rules: (row.rules ?? []).map((line) => ({ ...line, productRuleId: row.id })) } : {},
});
