import { expect, test } from 'vitest';
import { statementsOf } from '../../fixtures/postgres/statements';
import { openProduct } from '../support/openProduct';

test.runIf(process.env.TEST_STORE === 'postgres')(
  'a product with all that it is linked to takes six statements at most, in three rounds',
  async () => {
    const { call, part, api } = await openProduct();
    for (const [fn, args] of [
      ['addLocation', { locationId: 1 }],
      ['addRelatedProduct', { productId: 2 }],
      ['addLinkedProduct', { productId: 2 }],
    ] as const)
      expect(await call(fn, args)).toMatchObject([200, {}]);
    // Who is signed in, and what they may do, is known from then on.
    expect(await part('relatedProducts')).toMatchObject([{ id: 2 }]);
    const { statements, rounds } = await statementsOf(() => api.get('webshop/products/1'));
    expect(statements).toBeGreaterThan(0);
    expect(statements).toBeLessThanOrEqual(6);
    expect(rounds).toBeLessThanOrEqual(3);
  },
);

test.runIf(process.env.TEST_STORE === 'postgres')(
  'a list of products takes one statement: with who calls, and with what the products refer to',
  async () => {
    const { api } = await openProduct();
    const list = () => api.get('webshop/products?page=1&maxrowcount=20&sort=title&order=asc');
    await list();
    await list();
    expect(await statementsOf(list)).toEqual({ statements: 1, rounds: 1 });
  },
);
