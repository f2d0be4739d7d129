import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { build, isBuilt } from '../../scripts/build.mjs';
import { startBenchServer } from './benchServer';
import { fill, manyProducts } from './manyRows';

const { values } = parseArgs({
  args: process.argv.slice(3),
  options: {
    products: { type: 'string', default: '10000' },
    port: { type: 'string', default: '4408' },
  },
});

const directory = mkdtempSync(join(tmpdir(), 'back-office-bench-'));
process.once('exit', () => rmSync(directory, { recursive: true, force: true }));

if (!isBuilt()) {
  const { code, output } = await build();
  if (code !== 0) throw new Error(output);
}
await fill(directory, manyProducts(Number(values.products)));
const { origin, stop } = await startBenchServer(directory, { port: values.port });
console.log(`${values.products} products at ${origin}/en/dashboard/webshop/products`);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().then(() => process.exit(0)));
