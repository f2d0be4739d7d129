import { woocommerce as definition } from '../../../resources/integrations/woocommerce';
import { behaviour } from '../../contract/behaviour';
import type { CallContext } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { sentPart } from '../../contract/parts';
import { ok, type Reply } from '../../contract/reply';
import { rowsOf } from '../../records/tenant';
import type { RowIn } from '../../store/Table';
import { products as offered } from '../../tables/webshop/products';
import { sentId } from '../../wire/sent';
import { serviceCalls } from './calls/serviceCalls';

type Product = RowIn<typeof offered>;

const refuseProduct = (message: string): never => {
  throw new FieldProblems(definition.name, { productId: { message } });
};

/** The product that a body names. @throws FieldProblems */
const requireProduct = async (context: CallContext): Promise<Product> => {
  const { productId } = context.call.body;
  if (productId === undefined || productId === null || productId === '')
    return refuseProduct('productIdFirst');
  const row = await rowsOf(context, offered).get(sentPart({ productId }, 'productId', sentId));
  return row ?? refuseProduct('server.integrations.noProduct');
};

/** The product that a body names, or the first one that there is. @throws FieldProblems */
const someProduct = async (context: CallContext): Promise<Product> => {
  if (context.call.body.productId !== undefined) return requireProduct(context);
  const [row] = await rowsOf(context, offered).find({ take: 1 });
  return row ?? refuseProduct('server.integrations.noProduct');
};

/** What jobs answer: their text has the message under a name of its own. */
const done = (message: string, further: object): Reply => {
  const { status, body } = ok({ message, ...further });
  return { status, body: { ...body, message } };
};

/** What the buttons of the integration ask its service for. */
export const woocommerce = behaviour(definition, {
  calls: serviceCalls(definition, {
    testConnection: async ({ call, services }, connection) => {
      await services.woocommerce.connect(connection);
      return ok({ message: call.text('server.integrations.connected') });
    },
    testProducts: async ({ call, services }, connection) => {
      const found = await services.woocommerce.products(connection);
      const message = call.text('server.integrations.products', { count: found.length });
      return ok({ message, count: found.length, products: found });
    },
    debugProduct: async (context, connection) => {
      const { id, title } = await someProduct(context);
      await context.services.woocommerce.inspect(connection, id);
      return done(context.call.text('server.integrations.inspected'), { productName: title });
    },
    syncProduct: async (context, connection) => {
      const { id } = await requireProduct(context);
      const remoteId = await context.services.woocommerce.synchronise(connection, id);
      return done(context.call.text('server.integrations.synchronised', { remoteId }), {
        remoteId,
      });
    },
  }),
});
