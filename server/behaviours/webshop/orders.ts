import { orders as definition } from '../../../resources/webshop/orders';
import { type Behaviour, type CallContext, inTransaction } from '../../contract/CallContext';
import { neededPart } from '../../contract/parts';
import { ok, type Reply } from '../../contract/reply';
import { removeRecord } from '../../records/references/remove';
import { requireRow } from '../../records/tenant';
import { saidOf } from '../../records/texts';
import type { Row } from '../../store/Store';
import { acceptField } from '../../wire/fields';
import { sentId } from '../../wire/sent';
import { createdIn, periodOf, totalsOf } from './orders/sold';
import { shopList } from './shop/configuration';

const sentFlag = (sent: unknown): unknown => acceptField(sent, definition.fields.payed, undefined);

const updateIsPaid = async (context: CallContext, { id }: Row): Promise<Reply> => {
  const payed = neededPart(context.call.body, 'isPaid', sentFlag);
  const updated = new Date(context.clock()).toISOString();
  await context.store.update(definition.name, id, { payed, updated });
  return ok({ message: saidOf(context, 'saved', definition) });
};

/** The calls have it, though no screen does: what was sold stays in the books. */
const remove = async (context: CallContext): Promise<Reply> => {
  const row = await requireRow(context, definition.name, sentId(context.call.params.id));
  await removeRecord(context, definition, row, undefined);
  return ok({ message: saidOf(context, 'deleted', definition) });
};

/** Sales orders: what they come to follows from their lines, and only their status and whether they are paid change. */
export const orders: Behaviour = {
  ...shopList,

  asks: { date: (day, context) => createdIn(periodOf(context, String(day), String(day))) },

  virtual: {
    names: ['total'],
    of: async () => (row) => ({ total: totalsOf(row).total / 100 }),
  },

  onSave: async ({ clock }) => ({ updated: new Date(clock()).toISOString() }),

  recordFunctions: { updateIsPaid: { right: 'update', isWriting: true, run: updateIsPaid } },

  calls: [
    {
      method: 'DELETE',
      path: `${definition.path}/{id}`,
      modules: ['webshop'],
      right: 'delete',
      run: (context) => inTransaction(context, remove),
    },
  ],
};
