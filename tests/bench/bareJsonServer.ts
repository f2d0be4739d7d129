import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import jsonServer from 'json-server';
import { createSeed } from '../../mock-server/seed';
import { manyProducts } from './manyRows';

// json-server as it comes, with so many products and nothing else; sends its port to whoever forked it.
const { products = [] } = manyProducts(Number(process.argv[2]))(await createSeed());
const app = jsonServer.create();
app.use(jsonServer.defaults({ logger: false }));
app.use(jsonServer.router({ products: [...products] }));
const server = createServer(app).listen(0, '127.0.0.1', () => {
  process.send?.((server.address() as AddressInfo).port);
});
process.once('disconnect', () => process.exit());
