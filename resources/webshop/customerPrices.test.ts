import { expect, it } from 'vitest';
import { customerPrices } from './shared/customerPrices';

it.each([
  ['nothing', {}, null, null, 'price'],
  ['its own price without a variation', { price: 3 }, 3, 3, 'price'],
  ['that of its only variation', { price: 3, variations: [{ price: 2 }] }, 2, 2, 'otherPrice'],
  [
    'from the lowest of several',
    { price: 3, variations: [{ price: 5 }, { price: 4 }] },
    4,
    5,
    'variations',
  ],
  [
    'another tariff',
    { price: 3, VATTariffId: 1, variations: [{ price: 3, productVATId: 2 }] },
    3,
    3,
    'otherTariff',
  ],
  [
    'the tariff of the product where the variation has none',
    { price: 3, VATTariffId: 1, variations: [{ price: 3, productVATId: null }] },
    3,
    3,
    'price',
  ],
  ['prices that are none', { price: 'x', variations: [{ price: null }] }, null, null, 'price'],
] as const)('customers pay %s', (_, product, lowest, highest, pricedBy) => {
  expect(customerPrices(product)).toEqual({
    customerPrice: lowest,
    highestPrice: highest,
    pricedBy,
  });
});
