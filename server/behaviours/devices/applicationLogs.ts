import { applicationLogs as definition } from '../../../resources/devices/applicationLogs';
import { behaviour } from '../../contract/behaviour';
import { periodOf } from '../webshop/orders/sold';

/** What applications log; the type is free text of theirs. Days are those of the organisation. */
export const applicationLogs = behaviour(definition, {
  asks: {
    severity: (type) => ({ where: { type: { ignoringCase: String(type) } } }),
    from: (day, context) => ({
      where: { date: { from: periodOf(context, String(day), String(day)).from } },
    }),
    until: (day, context) => {
      const next = Date.parse(periodOf(context, String(day), String(day)).until);
      return { where: { date: { to: new Date(next - 1).toISOString() } } };
    },
  },
});
