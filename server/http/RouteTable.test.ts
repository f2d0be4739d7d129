import { expect, test } from 'vitest';
import { ok } from '../contract/reply';
import { RouteTable } from './RouteTable';
import type { OpenRoute, Route } from './route';

const route = (method: OpenRoute['method'], path: string): Route => ({
  method,
  path,
  isOpen: true,
  handle: async () => ok(),
});

const table = new RouteTable([
  route('GET', '/halls'),
  route('GET', '/halls/:id'),
  route('PUT', '/halls/:id'),
  route('PUT', '/halls/add'),
  route('GET', '/halls/:hallId/seats/:seatId'),
  route('POST', '/:any/open'),
  route('GET', '/:other'),
]);

const found = (method: string, path: string) => {
  const match = table.find(method, path);
  if (match === undefined) return 'nothing';
  return 'methods' in match ? match.methods : [match.route.path, match.params];
};

test.each<[string, string, unknown]>([
  ['GET', '/halls', ['/halls', {}]],
  ['GET', '/Halls/', ['/halls', {}]],
  ['HEAD', '/halls/3', ['/halls/:id', { id: '3' }]],
  ['GET', '/halls/3/seats/a%2Fb', ['/halls/:hallId/seats/:seatId', { hallId: '3', seatId: 'a/b' }]],
  ['PUT', '/halls/add', ['/halls/add', {}]],
  // What names more of a path goes before, as long as it has the method.
  ['GET', '/halls/add', ['/halls/:id', { id: 'add' }]],
  ['POST', '/halls/open', ['/:any/open', { any: 'halls' }]],
  ['GET', '/constructor', ['/:other', { other: 'constructor' }]],
  ['DELETE', '/halls/add', ['PUT']],
  ['DELETE', '/halls/3', ['GET', 'PUT']],
  ['OPTIONS', '/halls', ['GET']],
  ['GET', '/halls//', 'nothing'],
  ['GET', '/halls/3/seats', 'nothing'],
])('%s %s', (method, path, expected) => {
  expect(found(method, path)).toEqual(expected);
});

test('a part that is not encoded right is no route', () => {
  expect(found('GET', '/halls/%E0%A4%A')).toBe('nothing');
});
