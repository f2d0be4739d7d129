import { expect, it } from 'vitest';
import { capitalUuid } from './capitalUuid';

it('is a UUID in capitals, and another each time', () => {
  const made = Array.from({ length: 50 }, capitalUuid);
  for (const one of made)
    expect(one).toMatch(/^[0-9A-F]{8}-[0-9A-F]{4}-4[0-9A-F]{3}-[89AB][0-9A-F]{3}-[0-9A-F]{12}$/);
  expect(new Set(made).size).toBe(50);
});
