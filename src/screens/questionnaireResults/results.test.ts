import { expect, it } from 'vitest';
import { invitedBy, isFound, percentages, sharesOf, statusOf } from './results';

it.each([
  [{ completed: false, passed: false }, 2],
  [{ completed: false, passed: true }, 2],
  [{ completed: true, passed: true }, 1],
  [{ completed: true, passed: false }, 0],
])('%o has status %i', (user, status) => {
  expect(statusOf(user)).toBe(status);
});

it('shows the percentages that are given', () => {
  expect(percentages.map(({ name, percentage }) => [name, percentage])).toEqual([
    ['passed', 70],
    ['incomplete', 10],
    ['failed', 20],
  ]);
});

const anna = {
  userId: 4,
  firstName: 'Zoë',
  lastName: 'de Vries',
  email: 'zoe@example.test',
  completed: 1,
  passed: 0,
  score: 3,
};

it('reads who was invited, and gives no score to who is not done', () => {
  const read = invitedBy({ id: 1, invitedUsers: [anna, { ...anna, completed: 0 }, 'nobody'] });
  const row = { id: 4, name: 'Zoë de Vries', email: 'zoe@example.test' };
  expect(read).toEqual([
    { ...row, status: 0, score: 3 },
    { ...row, status: 2, score: null },
  ]);
  expect(invitedBy({ id: 1 })).toEqual([]);
});

it('finds people by name and address', () => {
  const [user] = invitedBy({ id: 1, invitedUsers: [anna] });
  if (!user) throw new Error('nobody');
  expect(['zoe de', 'ZOË', '@example'].map((search) => isFound(user, search))).toEqual([
    true,
    true,
    true,
  ]);
  expect(isFound(user, 'vriesz')).toBe(false);
});

it('gives shares of all who were invited', () => {
  const user = (id: number, status: 0 | 1 | 2) => ({
    id,
    name: '',
    email: '',
    status,
    score: null,
  });
  const shares = sharesOf([user(1, 1), user(2, 2), user(3, 2), user(4, 0)]);
  expect(shares.map(({ status, count, percentage }) => [status, count, percentage])).toEqual([
    [1, 1, 25],
    [0, 1, 25],
    [2, 2, 50],
  ]);
  expect(sharesOf([]).map(({ percentage }) => percentage)).toEqual([0, 0, 0]);
});
