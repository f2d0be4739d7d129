import { products } from '../../../resources/webshop/products';
import { productstock as definition } from '../../../resources/webshop/productstock';
import { checkValue } from '../../../schemas';
import {
  type Behaviour,
  type CallContext,
  inTransaction,
  type Operation,
} from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { neededPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import { refuseClosed } from '../../records/refuseClosed';
import { requireRow } from '../../records/tenant';
import { saidOf } from '../../records/texts';
import { refuseChanged } from '../../records/versions/refuseChanged';
import { OWN } from '../../records/versions/version';
import type { Row } from '../../store/Store';
import { acceptField } from '../../wire/fields';
import { storedRows } from '../../wire/rows';
import { sentId } from '../../wire/sent';
import { stockRows } from './stock/stockRows';

const sentStock = (sent: unknown): unknown => acceptField(sent, definition.fields.stock, undefined);

/** Stores how much there is of a variation, within its product. @throws Refusal, FieldProblems */
const store = async (context: CallContext, productId: number, variantId: number) => {
  const stock = neededPart(context.call.body, 'stock', sentStock);
  const problem = checkValue(stock, definition.fields.stock);
  if (problem) throw new FieldProblems(definition.name, { stock: problem });
  const product = await requireRow(context, products.name, productId);
  refuseClosed(context, products, product);
  const variations = storedRows(product.variations);
  if (!variations.some(({ variationId }) => variationId === variantId))
    throw new Refusal(404, 'server.request.notFound');
  await context.store.update(products.name, productId, {
    variations: variations.map((one) => (one.variationId === variantId ? { ...one, stock } : one)),
  });
  return ok({ message: saidOf(context, 'saved', definition) });
};

const updateStock = (context: CallContext): Promise<Reply> => {
  const { body } = context.call;
  const productId = neededPart(body, 'productId', sentId);
  const variantId = neededPart(body, 'variantId', sentId);
  return inTransaction(context, async (inner) => {
    const rows = await stockRows(inner);
    const row = rows.find((one) => one.productId === productId && one.variantId === variantId);
    if (row) await refuseChanged(inner, definition, row, OWN);
    return store(inner, productId, variantId);
  });
};

/** The row that an address names. @throws Refusal 404 */
const rowAt = async (context: CallContext): Promise<Row> => {
  const id = sentId(context.call.params.id);
  const row = (await stockRows(context)).find((one) => one.id === id);
  if (row) return row;
  throw new Refusal(404, 'server.request.notFound');
};

const atRow = (method: 'PUT' | 'DELETE', run: Operation['run']): Operation => ({
  method,
  path: `${definition.path}/{id}`,
  modules: ['webshop'],
  right: method === 'PUT' ? 'update' : 'delete',
  run,
});

/** What there is of each variation. The rows are parts of products, and are changed there. */
export const productstock: Behaviour = {
  rows: stockRows,

  functions: { updateStock: { right: 'update', run: updateStock } },

  calls: [
    atRow('PUT', (context) =>
      inTransaction(context, async (inner) => {
        const row = await rowAt(inner);
        await refuseChanged(inner, definition, row, 'all');
        return store(inner, Number(row.productId), Number(row.variantId));
      }),
    ),
    atRow('DELETE', async (context) => {
      await rowAt(context);
      throw new Refusal(405, 'server.stock.partOfProduct');
    }),
  ],
};
