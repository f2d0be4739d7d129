import { products as productDefinition } from '../../../resources/webshop/products';
import { productstock as definition } from '../../../resources/webshop/productstock';
import { checkValue } from '../../../schemas';
import { behaviour } from '../../contract/behaviour';
import { type CallContext, inTransaction, type Operation } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { neededPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import { refuseClosed } from '../../records/refuseClosed';
import { rowsOf } from '../../records/tenant';
import { recordMessage } from '../../records/texts';
import { type Changing, refuseChanged } from '../../records/versions/refuseChanged';
import { OWN } from '../../records/versions/version';
import { products } from '../../tables/webshop/products';
import { readNumber } from '../../wire/number';
import { sentId } from '../../wire/sent';
import { productIdOf, type StockRow, stockOf } from './stock/stockOf';
import { stockPage } from './stock/stockPage';

const notFound = () => new Refusal(404, 'server.request.notFound');

/** A row, within its product. */
type Place = Required<Pick<StockRow, 'productId' | 'variantId'>>;

/** Stores how much there is of a variation, within its product. @throws Refusal, FieldProblems */
const store = async (context: CallContext, { productId, variantId }: Place, part: Changing) => {
  const product = productId ? await rowsOf(context, products).get(productId, 'lock') : undefined;
  const row = product && stockOf(product).find((one) => one.variantId === variantId);
  if (row) await refuseChanged(context, definition, row, part);
  const stock = neededPart(context.call.body, 'stock', readNumber);
  const problem = checkValue(stock, definition.fields.stock);
  if (problem) throw new FieldProblems(definition.name, { stock: problem });
  if (!product) throw notFound();
  refuseClosed(context, productDefinition, product);
  if (!row) throw notFound();
  await rowsOf(context, products).update(product.id, {
    variations: product.variations?.map((one) =>
      one.variationId === variantId ? { ...one, stock } : one,
    ),
  });
  return ok({ message: recordMessage(context, 'saved', definition) });
};

const updateStock = (context: CallContext): Promise<Reply> => {
  const { body } = context.call;
  const place = {
    productId: neededPart(body, 'productId', sentId),
    variantId: neededPart(body, 'variantId', sentId),
  };
  return inTransaction(context, (inner) => store(inner, place, OWN));
};

const rowOfId = async (context: CallContext, id: number): Promise<StockRow | undefined> => {
  const product = await rowsOf(context, products).get(productIdOf(id));
  return product && stockOf(product).find((one) => one.id === id);
};

/** The row that an address names. @throws Refusal 404 */
const rowAt = async (context: CallContext): Promise<StockRow> => {
  const row = await rowOfId(context, sentId(context.call.params.id));
  if (row) return row;
  throw notFound();
};

const atRow = (method: 'PUT' | 'DELETE', run: Operation['run']): Operation => ({
  method,
  path: `${definition.path}/{id}`,
  modules: ['webshop'],
  right: method === 'PUT' ? 'update' : 'delete',
  run,
});

/** What there is of each variation. The rows are parts of products, and are changed there. */
export const productstock = behaviour(definition, {
  parts: { page: stockPage, get: rowOfId },

  functions: { updateStock: { right: 'update', run: updateStock } },

  calls: [
    atRow('PUT', (context) =>
      inTransaction(context, async (inner) => {
        const { productId = null, variantId = null } = await rowAt(inner);
        return store(inner, { productId, variantId }, 'all');
      }),
    ),
    atRow('DELETE', async (context) => {
      await rowAt(context);
      throw new Refusal(405, 'server.stock.partOfProduct');
    }),
  ],
});
