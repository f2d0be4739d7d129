import { orders as definition } from '../../../resources/webshop/orders';
import { owedOrder } from '../../../resources/webshop/shared/orderLines';
import { orderTotals } from '../../../resources/webshop/shared/orderTotals';
import { f } from '../../../schemas';
import { behaviour } from '../../contract/behaviour';
import { type CallContext, inTransaction } from '../../contract/CallContext';
import { neededPart, sentPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import { rowsWhen } from '../../records/list/rowsWhen';
import { removeRecord } from '../../records/references/remove';
import { requireRow, rowsOf } from '../../records/tenant';
import { recordMessage } from '../../records/texts';
import { withTrash } from '../../records/trash/withTrash';
import { refuseChanged } from '../../records/versions/refuseChanged';
import type { Keyed } from '../../store/Table';
import { tableOf } from '../../tables/tableOf';
import { acceptField } from '../../wire/fields';
import { readFlag } from '../../wire/flag';
import { storedIds } from '../../wire/references';
import { sentId, sentText } from '../../wire/sent';
import { invoicesOf } from './orders/invoice';
import { createdIn, periodOf } from './orders/sold';
import { pdfOf } from './paper/pdfOf';

const table = tableOf(definition);

const updateIsPaid = async (context: CallContext, { id }: Keyed): Promise<Reply> => {
  const payed = neededPart(context.call.body, 'isPaid', readFlag);
  const updated = new Date(context.clock()).toISOString();
  await rowsOf(context, table).update(id, { payed, updated });
  return ok({ message: recordMessage(context, 'saved', definition) });
};

/** An invoice goes by its number. */
const invoice = async (context: CallContext): Promise<Reply> => {
  const { body } = context.call;
  const invoiceNo = neededPart(body, 'invoiceNo', sentText);
  const [row] = await rowsOf(context, table).find({ where: { invoiceNo }, take: 1 });
  if (!row) throw new Refusal(404, 'server.request.notFound');
  const bytes = await pdfOf(context, () =>
    invoicesOf(context, [row], sentPart(body, 'locale', sentText)),
  );
  return { content: { bytes, type: 'application/pdf', name: `invoice-${invoiceNo}.pdf` } };
};

/** Most invoices that one file holds. */
const MOST_INVOICES = 200;

const orderIds = f.references({ to: 'orders' });

const sentIds = (sent: unknown): readonly number[] =>
  storedIds(acceptField(sent, orderIds, undefined));

/** The invoices of several orders in one file, in the order of the request. */
const invoices = async (context: CallContext): Promise<Reply> => {
  const { body } = context.call;
  const ids = neededPart(body, 'ids', sentIds);
  if (ids.length === 0) throw new Refusal(400, 'server.request.missing', { name: 'ids' });
  if (ids.length > MOST_INVOICES)
    throw new Refusal(400, 'server.orders.tooManyInvoices', { most: MOST_INVOICES });
  const found = await rowsOf(context, table).find({ where: { id: ids } });
  const byId = new Map(found.map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  if (rows.length < ids.length) throw new Refusal(404, 'server.request.notFound');
  const bytes = await pdfOf(context, () =>
    invoicesOf(context, rows, sentPart(body, 'locale', sentText)),
  );
  return { content: { bytes, type: 'application/pdf', name: 'invoices.pdf' } };
};

/** The calls have it, though no screen does: what was sold stays in the books. */
const remove = async (context: CallContext): Promise<Reply> => {
  const row = await requireRow(context, table, sentId(context.call.params.id));
  await refuseChanged(context, definition, row, 'all');
  const entry = await removeRecord(context, definition, row);
  return withTrash(ok({ message: recordMessage(context, 'deleted', definition) }), [entry]);
};

/** Sales orders: what they come to follows from their lines, and only their status and whether they are paid change. */
export const orders = behaviour(definition, {
  asks: {
    date: (day, context) => createdIn(periodOf(context, day, day)),
    from: (day, context) => createdIn({ from: periodOf(context, day, day).from }),
    to: (day, context) => createdIn({ until: periodOf(context, day, day).until }),
    totalFrom: (amount) => ({ where: { total: { from: amount } } }),
    totalTo: (amount) => ({ where: { total: { to: amount } } }),
    unsettled: () => rowsWhen(definition.fields, owedOrder),
  },

  kept: (row) => ({ total: orderTotals(row).total / 100 }),

  onSave: async ({ clock }) => ({ updated: new Date(clock()).toISOString() }),

  recordFunctions: { updateIsPaid: { right: 'update', isWriting: true, run: updateIsPaid } },

  calls: [
    {
      method: 'POST',
      path: `${definition.path}/invoice/get`,
      modules: ['webshop'],
      right: 'read',
      run: invoice,
    },
    {
      method: 'POST',
      path: `${definition.path}/invoices/get`,
      modules: ['webshop'],
      right: 'read',
      run: invoices,
    },
    {
      method: 'DELETE',
      path: `${definition.path}/{id}`,
      modules: ['webshop'],
      right: 'delete',
      run: (context) => inTransaction(context, remove),
    },
  ],
});
