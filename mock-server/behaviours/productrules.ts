import { storedRows } from '../wire/rows';
import { behaviour } from './Behaviour';

/** Rules that give a discount; each of their lines names the rule that it belongs to. */
export const productrules = behaviour({
  record: async (_work, row) =>
    row ? { rules: storedRows(row.rules).map((line) => ({ ...line, productRuleId: row.id })) } : {},
});
