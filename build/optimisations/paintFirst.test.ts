import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { READY } from './paintFirst';

it('finds the state that a form sets before it is painted', () => {
  const package_ = createRequire(import.meta.url).resolve('react-hook-form/package.json');
  const code = readFileSync(package_.replace(/package\.json$/, 'dist/index.esm.mjs'), 'utf8');
  expect(code.match(READY)).toHaveLength(1);
});
