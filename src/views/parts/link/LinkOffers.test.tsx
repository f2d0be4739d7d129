import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { named } from '../../../../tests/fixtures/definitions';
import { LinkOffers } from './LinkOffers';
import type { Linking } from './useLinked';

vi.mock('react-admin', () => ({
  useTranslate:
    () =>
    (key: string, { name }: { name: string }) =>
      `${key} ${name}`,
}));

afterEach(cleanup);

const spec = named.get('users')?.links.groups;

const draw = (count: number, add = vi.fn(async () => true)) => {
  if (!spec) throw new Error('Users have no groups.');
  const linked: Partial<Linking> = {
    available: Array.from({ length: count }, (_, place) => ({
      id: place + 1,
      name: `G${place + 1}`,
    })),
    holderOf: ({ id }) => (id === 2 ? 'Another' : undefined),
    isBusy: false,
    add,
  };
  render(<LinkOffers spec={spec} linked={linked as Linking} />);
  return add;
};

const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

it('offers what can be linked one by one while it is little, but nothing that another would lose', () => {
  draw(8);
  expect(names()).toEqual(['G1', 'G3', 'G4', 'G5', 'G6', 'G7', 'G8']);
  cleanup();
  draw(9);
  expect(names()).toEqual([]);
});

it('links by one press, and a double click no other', () => {
  const add = draw(3);
  const button = screen.getByRole('button', { name: 'views.links.offer G3' });
  fireEvent.click(button, { detail: 1 });
  fireEvent.click(button, { detail: 2 });
  expect(add.mock.calls).toEqual([[[{ id: 3, name: 'G3' }]]]);
});
