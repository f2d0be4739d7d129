import { auditLog as definition } from '../../../resources/organisation/auditLog';
import { foldText } from '../../../schemas/text/fold';
import { behaviour } from '../../contract/behaviour';
import type { CallContext } from '../../contract/CallContext';
import { fieldName, nameOf } from '../../records/texts';
import type { Condition } from '../../store/Query';
import { type AuditEntry, auditLog as table } from '../../tables/organisation/auditLog';
import { periodOf } from '../webshop/orders/sold';

/** What a resource is called in the caller's language; nothing for none. */
const named = (context: CallContext, resource = ''): string =>
  resource === '' ? '' : nameOf(context, resource);

/** Entries about resources that are called by a word. */
const inResources = async (context: CallContext, word: string): Promise<Condition> => {
  const names = context.tables.all
    .map(({ name }) => name)
    .filter((name) => foldText(nameOf(context, name)).includes(foldText(word)));
  return { where: { resource: names } };
};

/** The audit log. Days are those of the organisation. */
export const auditLog = behaviour(definition, table, {
  asks: {
    user: (userId) => ({ where: { userId } }),
    record: (recordId) => ({ where: { recordId } }),
    from: (day, context) => ({ where: { at: { from: periodOf(context, day, day).from } } }),
    until: (day, context) => {
      const next = Date.parse(periodOf(context, day, day).until);
      return { where: { at: { to: new Date(next - 1).toISOString() } } };
    },
  },
  virtual: {
    names: ['resourceName'],
    of: async (context) => (row: AuditEntry) => ({ resourceName: named(context, row.resource) }),
    // What a record is called is searched where it is stored.
    found: { happened: inResources },
  },
  record: async (context, row) => ({
    changes: (row?.changes ?? []).map((change) => ({
      ...change,
      resource: named(context, change.resource),
      field: fieldName(context, change.resource ?? '', change.field ?? ''),
    })),
  }),
});
